-- Letters that many have are looked for in the order of names. Where they stand together, as those of a first name do, all of the order
-- before them was read: an index of letters within stretches of the order says which of these can be passed over.

-- Where the order of names is cut into stretches, so that those without some letters can be passed over: by code point, most of them where
-- most names begin.
-- definition: the index below is made of it
create function app.name_fences() returns text[]
language sql immutable parallel safe as $$ select '{a,ae,ai,ao,ar,b,be,bi,bo,br,c,ce,ci,co,cr,d,de,di,do,dr,e,ee,ei,eo,er,f,fe,fi,fo,fr,g,ge,gi,go,gr,h,he,hi,ho,hr,i,ie,ii,io,ir,
    j,je,ji,jo,jr,k,ke,ki,ko,kr,l,le,li,lo,lr,m,me,mi,mo,mr,n,ne,ni,no,nr,o,oe,oi,oo,or,p,pe,pi,po,pr,q,qe,qi,qo,qr,r,re,ri,ro,
    rr,s,se,si,so,sr,t,te,ti,to,tr,u,ue,ui,uo,ur,v,ve,vi,vo,vr,w,we,wi,wo,wr,x,xe,xi,xo,xr,y,ye,yi,yo,yr,z,ze,zi,zo,zr,α,а,е,ж,
    и,о,п,с,ц,א,ا,ب,س,م,अ,ก,ア,ㄱ,一,伀,刀,匀,娀,最,瀀,紀,谀,가,사,하}'::text[] $$;
grant execute on function app.name_fences() to assay_definer;

-- Numbers for every three letters in a row, others for each organisation and each stretch of the order of names.
-- Without words, as of those whose words are too long for an index, one that stands for any letters.
-- definition: the index below is made of it
create function app.letters_in_stretch(p_organization integer, p_stretch integer, p_words text) returns integer[]
language plpgsql immutable parallel safe as $$
declare
  seed bigint := p_organization::bigint * 1024 + p_stretch;
  letters integer[] := '{}';
begin
  if p_words is null then
    return array[(hashtextextended('', seed) >> 32)::integer];
  end if;
  for n in 1 .. length(p_words) - 2 loop
    letters[n] := (hashtextextended(substr(p_words, n, 3), seed) >> 32)::integer;
  end loop;
  return letters;
end
$$;
grant execute on function app.letters_in_stretch(integer, integer, text) to assay_definer;

-- definition: the index below is made of it
create function app.letters_by_name(p_organization integer, p_name text, p_words text) returns integer[]
language sql immutable parallel safe as $$
  select app.letters_in_stretch(p_organization, width_bucket(p_name collate "C", app.name_fences()), p_words)
$$;
grant execute on function app.letters_by_name(integer, text, text) to assay_definer;

-- index: migrations run in a transaction; nobody is invited meanwhile, about a minute for a million people
create index people_by_name_letters on app.people_by_name using gin (app.letters_by_name(organization_id, name, words))
  -- A list of what is to be entered would be read for each stretch.
  with (fastupdate = off);
