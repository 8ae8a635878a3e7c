-- Where the order of names is cut into stretches, so that those without some letters can be passed over: by code point, most of them where
-- most names begin. The index of people_by_name below is made of it: another list needs another index.
create or replace function app.name_fences() returns text[]
language sql immutable parallel safe as $$ select '{a,ae,ai,ao,ar,b,be,bi,bo,br,c,ce,ci,co,cr,d,de,di,do,dr,e,ee,ei,eo,er,f,fe,fi,fo,fr,g,ge,gi,go,gr,h,he,hi,ho,hr,i,ie,ii,io,ir,
    j,je,ji,jo,jr,k,ke,ki,ko,kr,l,le,li,lo,lr,m,me,mi,mo,mr,n,ne,ni,no,nr,o,oe,oi,oo,or,p,pe,pi,po,pr,q,qe,qi,qo,qr,r,re,ri,ro,
    rr,s,se,si,so,sr,t,te,ti,to,tr,u,ue,ui,uo,ur,v,ve,vi,vo,vr,w,we,wi,wo,wr,x,xe,xi,xo,xr,y,ye,yi,yo,yr,z,ze,zi,zo,zr,α,а,е,ж,
    и,о,п,с,ц,א,ا,ب,س,م,अ,ก,ア,ㄱ,一,伀,刀,匀,娀,最,瀀,紀,谀,가,사,하}'::text[] $$;
grant execute on function app.name_fences() to assay_definer;

-- Numbers for every three letters in a row, others for each organisation and each stretch of the order of names.
-- Without words, as of those whose words are too long for an index, one that stands for any letters.
create or replace function app.letters_in_stretch(p_organization integer, p_stretch integer, p_words text) returns integer[]
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

create or replace function app.letters_by_name(p_organization integer, p_name text, p_words text) returns integer[]
language sql immutable parallel safe as $$
  select app.letters_in_stretch(p_organization, width_bucket(p_name collate "C", app.name_fences()), p_words)
$$;
grant execute on function app.letters_by_name(integer, text, text) to assay_definer;

-- Whether what the database sorts by is the code point, as it is in the one that comes with the product.
create or replace function app.sorts_by_code_point() returns boolean
language sql stable as $$
  select d.datlocprovider = 'b' or d.datlocprovider = 'c' and d.datcollate in ('C', 'POSIX', 'C.UTF-8', 'C.utf8')
  from pg_database d where d.datname = current_database()
$$;
grant execute on function app.sorts_by_code_point() to assay_definer;

-- What is looked for, as words that have to be parts of somebody's: below three letters, beginnings.
create or replace function app.parts_of(p_text text) returns text[]
language sql immutable as $$
  select array(select case when length(w) < 3 then ' ' || w else w end
    from unnest(regexp_split_to_array(app.folded(p_text), '[\s,;]+')) w where w <> '')
$$;
grant execute on function app.parts_of(text) to assay_definer, assay_app;

-- How many people_named finds, up to so many; and who they are, where they are few. A beginning of the order of names says whether
-- these are letters that many have: of such, the order is read on. So it is from the next stretch that has them, where many of those who
-- begin it do; else they are looked up by their letters.
create or replace function app.count_named(p_text text, p_most integer, p_few integer, out total integer, out ids integer[])
language plpgsql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  asking integer := app.org_id();
  parts text[] := app.parts_of(p_text);
  one text := coalesce(parts[1], '');
  several boolean := cardinality(parts) > 1;
  letters integer[] := array(select unnest(app.grams_of(asking, w)) from unnest(parts) w);
  beginning constant integer := 2000;
  people integer;
  last_name text;
  stretch integer;
begin
  total := 0;
  ids := '{}';
  if app.scope() <> 'organisation' then
    return;
  end if;
  select count(*), count(*) filter (where n.found), array_agg(n.subject_id) filter (where n.found), max(n.name)
    into people, total, ids, last_name
    from (
      select k.name, k.subject_id, strpos(k.words, one) > 0
        and (not several or not exists (select from unnest(parts) w where strpos(k.words, w) = 0)) as found
      from (select k.name, k.subject_id, coalesce(k.words, (select l.words from app.people_words l
          where l.organization_id = k.organization_id and l.subject_id = k.subject_id)) as words
        from app.people_by_name k where k.organization_id = asking order by k.name, k.subject_id limit beginning) k) n;
  if people < beginning then
    null;
  -- Of one letter there is no index: the order is read on, where nobody of another organisation stands.
  elsif total * 4 > people or cardinality(letters) = 0 then
    select count(*), array_agg(f.subject_id) into total, ids from (
      select k.subject_id from (select k.subject_id, coalesce(k.words, (select l.words from app.people_words l
          where l.organization_id = k.organization_id and l.subject_id = k.subject_id)) as words
        from app.people_by_name k where k.organization_id = asking order by k.name, k.subject_id) k
      where strpos(k.words, one) > 0 and (not several or not exists (select from unnest(parts) w where strpos(k.words, w) = 0))
      limit p_most) f;
  else
    if app.sorts_by_code_point() then
      stretch := app.next_stretch(asking, width_bucket(last_name collate "C", app.name_fences()), 1, parts);
      last_name := greatest(last_name collate "C", (app.name_fences())[stretch]);
      select count(*) filter (where strpos(k.words, one) > 0) into people from (
        select k.words from app.people_by_name k where k.organization_id = asking and k.name > last_name
        order by k.name, k.subject_id limit 500) k;
      if stretch is not null and people > 125 then
        select count(*) into total from (
          select from (select k.words from app.people_by_name k where k.organization_id = asking and k.name > last_name
            order by k.name, k.subject_id limit p_most * 4) k
          where strpos(k.words, one) > 0 and (not several or not exists (select from unnest(parts) w where strpos(k.words, w) = 0))
          limit p_most) f;
        if total = p_most then
          ids := null;
          return;
        end if;
      end if;
    end if;
    select count(*), case when count(*) <= p_few then array_agg(f.subject_id) end into total, ids from (
      select k.subject_id from app.people_words k
      -- As in people_named.
      where k.organization_id + 0 = asking and k.grams @> letters and strpos(k.words, one) > 0
        and (not several or not exists (select from unnest(parts) w where strpos(k.words, w) = 0))
      limit p_most) f;
  end if;
  total := least(total, p_most);
  ids := case when total <= p_few then coalesce(ids, '{}') end;
end
$$;
alter function app.count_named(text, integer, integer) owner to assay_definer;
grant execute on function app.count_named(text, integer, integer) to assay_app;

-- Those whom people_named finds, a page of them in the order of names. The order is gone through until the page is full, longer and
-- longer pieces at once; where a piece has none of them, what comes next is asked of the letters within stretches, and stretches
-- without any are passed over. By definer, since row security keeps the words of an index from being looked at before the row.
create or replace function app.people_named_in_order(p_text text, p_descending boolean, p_limit bigint, p_offset bigint) returns setof integer
language plpgsql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan set jit = off
  set enable_seqscan = off as $$
declare
  asking integer := app.org_id();
  parts text[] := app.parts_of(p_text);
  one text := coalesce(parts[1], '');
  several boolean := cardinality(parts) > 1;
  fences text[] := app.name_fences();
  -- Where the order of the database is another one than that of the stretches, nothing can be passed over.
  passing boolean := app.sorts_by_code_point() and exists (select from unnest(parts) w where length(w) > 2);
  wanted bigint := p_offset + p_limit;
  found integer[] := '{}';
  more integer[];
  piece integer := 500;
  -- The last one who was looked at.
  last_name text := '';
  last_id integer := -1;
  next_name text;
  next_id integer;
  stretch integer;
  next_stretch integer;
begin
  if app.scope() <> 'organisation' then
    return;
  end if;
  if p_descending then
    select k.name, k.subject_id + 1 into last_name, last_id from app.people_by_name k where k.organization_id = asking
      order by k.name desc, k.subject_id desc limit 1;
  end if;
  loop
    if p_descending then
      select array_agg(n.subject_id order by n.name desc, n.subject_id desc) into more from (
        select k.name, k.subject_id, coalesce(k.words, (select l.words from app.people_words l
          where l.organization_id = k.organization_id and l.subject_id = k.subject_id)) as words
        from app.people_by_name k where k.organization_id = asking and (k.name, k.subject_id) < (last_name, last_id)
        order by k.name desc, k.subject_id desc limit piece) n
        where strpos(n.words, one) > 0 and (not several or not exists (select from unnest(parts) w where strpos(n.words, w) = 0));
    else
      select array_agg(n.subject_id order by n.name, n.subject_id) into more from (
        select k.name, k.subject_id, coalesce(k.words, (select l.words from app.people_words l
          where l.organization_id = k.organization_id and l.subject_id = k.subject_id)) as words
        from app.people_by_name k where k.organization_id = asking and (k.name, k.subject_id) > (last_name, last_id)
        order by k.name, k.subject_id limit piece) n
        where strpos(n.words, one) > 0 and (not several or not exists (select from unnest(parts) w where strpos(n.words, w) = 0));
    end if;
    found := found || more;
    exit when cardinality(found) >= wanted;
    if p_descending then
      select k.name, k.subject_id into next_name, next_id from app.people_by_name k
        where k.organization_id = asking and (k.name, k.subject_id) < (last_name, last_id)
        order by k.name desc, k.subject_id desc offset piece - 1 limit 1;
    else
      select k.name, k.subject_id into next_name, next_id from app.people_by_name k
        where k.organization_id = asking and (k.name, k.subject_id) > (last_name, last_id)
        order by k.name, k.subject_id offset piece - 1 limit 1;
    end if;
    -- Without a last one of a whole piece, it was the end.
    exit when next_name is null;
    last_name := next_name;
    last_id := next_id;
    piece := least(piece * 2, 16000);
    if passing and more is null then
      stretch := width_bucket(last_name collate "C", fences);
      next_stretch := app.next_stretch(asking, stretch, case when p_descending then -1 else 1 end, parts);
      exit when next_stretch is null;
      if next_stretch > stretch then
        last_name := fences[next_stretch];
        last_id := -1;
        piece := 500;
      elsif next_stretch < stretch then
        last_name := fences[next_stretch + 1];
        last_id := -1;
        piece := 500;
      end if;
    end if;
  end loop;
  return query select f.id from unnest(found[p_offset + 1 : wanted]) with ordinality f (id, place) order by f.place;
end
$$;
alter function app.people_named_in_order(text, boolean, bigint, bigint) owner to assay_definer;
grant execute on function app.people_named_in_order(text, boolean, bigint, bigint) to assay_app;

-- The next stretch of the order of names, from this one on, that has letters like those of these words, none where that was the last:
-- nothing is left out that is there, and who goes through the stretch finds what it really has. The only way there is the index of letters.
create or replace function app.next_stretch(p_organization integer, p_from integer, p_step integer, p_parts text[]) returns integer
language plpgsql stable security definer set search_path = app, pg_temp set plan_cache_mode = force_generic_plan set jit = off
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  stretch integer := p_from;
  fences constant text[] := app.name_fences();
  last constant integer := cardinality(fences);
  letters integer[];
  any_letters integer[];
  part text;
begin
  while stretch between 0 and last loop
    letters := '{}';
    foreach part in array p_parts loop
      letters := letters || app.letters_in_stretch(p_organization, stretch, part);
    end loop;
    any_letters := app.letters_in_stretch(p_organization, stretch, null);
    -- Where one of those who begin it has them, the numbers of all who do need not be read.
    if app.begins_with(p_organization, coalesce(fences[stretch], ''), fences[stretch + 1], p_parts)
      or exists (select from app.people_by_name k
        where app.letters_by_name(k.organization_id, k.name, k.words) @> letters
          or app.letters_by_name(k.organization_id, k.name, k.words) @> any_letters) then
      return stretch;
    end if;
    stretch := stretch + p_step;
  end loop;
  return null;
end
$$;
alter function app.next_stretch(integer, integer, integer, text[]) owner to assay_definer;

-- Whether one of the first few from here on in the order of names, and before there, has all of these words.
create or replace function app.begins_with(p_organization integer, p_from text, p_before text, p_parts text[]) returns boolean
language plpgsql stable set enable_indexscan = on set enable_indexonlyscan = on as $$
begin
  return exists (select from (select k.name, k.words from app.people_by_name k
      where k.organization_id = p_organization and k.name >= p_from and k.name < coalesce(p_before, chr(1114111))
      order by k.name, k.subject_id limit 20) k
    where k.words is not null and not exists (select from unnest(p_parts) w where strpos(k.words, w) = 0));
end
$$;
grant execute on function app.begins_with(integer, text, text, text[]) to assay_definer;

-- Whether one of the people of the organisation that asks has all of these words, for orders in which one after another is looked at.
create or replace function app.has_parts(p_subject integer, p_parts text[]) returns boolean
language plpgsql stable security definer set search_path = app, pg_temp cost 500 as $$
begin
  return app.scope() = 'organisation' and exists (select from app.people_words k
    where k.organization_id = app.org_id() and k.subject_id = p_subject
      and not exists (select from unnest(p_parts) w where strpos(k.words, w) = 0));
end
$$;
alter function app.has_parts(integer, text[]) owner to assay_definer;
grant execute on function app.has_parts(integer, text[]) to assay_app;
