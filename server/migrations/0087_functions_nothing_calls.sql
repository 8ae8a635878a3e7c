-- Each has one of the same name that takes more, or another name (`find_actor`), which nodes have long called instead.
-- contract: app.find_actor is what nodes ask since 0015
drop function app.authenticate(bytea);
-- contract: nodes say since 0048 how long an answer waited, or send several by app.save_answers
drop function app.save_skill_answer(bytea, integer, integer, integer, numeric);
-- contract: as above
drop function app.save_timed_answer(bytea, text, integer, integer, integer, smallint, integer, numeric);
-- contract: nodes say since 0054 which visit a sign of life is of
drop function app.touch_clock(integer, integer);
-- contract: the digest is reckoned by the database since 0018
drop function app.write_audit(integer, text, text, text, text, bytea, bytea, integer, text, text, jsonb, jsonb);
