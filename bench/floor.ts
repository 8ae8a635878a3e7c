/**
 * What nothing can be faster than: a bare `node:http` server and one named statement. Its other routes add
 * one ingredient of the product at a time, to see where the rest goes.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify from 'fastify';
import pg from 'pg';
import { hashToken } from '../server/src/access/token.ts';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  options: '-c role=assay_app',
});

interface Answer {
  index: number;
  questionId: number;
  seq: number;
}

/** The same row in a table without policies, as the bare upsert. */
function upsert(attempt: number, { index, questionId, seq }: Answer) {
  return pool.query({
    name: 'upsert',
    text: `insert into bench.answers as a (attempt_id, question_id, option_index, seq, answered_at) values ($1, $2, $3, $4, now())
      on conflict (attempt_id, question_id) do update set option_index = excluded.option_index, seq = excluded.seq, answered_at = excluded.answered_at
      where a.seq < excluded.seq`,
    values: [attempt, questionId, index, seq],
  });
}

/** The product's statement, with everything that it checks. */
function saveAnswer(token: string, { index, questionId, seq }: Answer) {
  return pool.query({
    name: 'save',
    text: 'select * from app.save_answer($1, $2, $3::integer, $4::integer, $5::smallint, $6::integer, 0)',
    values: [hashToken(token), 'personality', null, questionId, index, seq],
  });
}

const attempts = new Map<string, number>();
const attemptOf = (token: string) =>
  attempts.get(token) ?? attempts.set(token, attempts.size + 1).size;
const tokenOf = (header: string | undefined) => header?.slice('Bearer '.length) ?? '';

async function store(path: string, token: string, answer: Answer): Promise<void> {
  await (path === '/upsert' ? upsert(attemptOf(token), answer) : saveAnswer(token, answer));
}

const bare = createServer((request: IncomingMessage, response: ServerResponse) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    const answer = JSON.parse(body) as Answer;
    store(request.url ?? '', tokenOf(request.headers.authorization), answer).then(
      () => {
        const text = `{"data":{"questionId":${answer.questionId},"seq":${answer.seq},"stored":true,"done":false}}`;
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': text.length,
        });
        response.end(text);
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
});

const framework = fastify();
framework.post('/save', (request) => {
  const answer = request.body as Answer;
  const { questionId, seq } = answer;
  const accepted = { data: { questionId, seq, stored: true, done: false } };
  return saveAnswer(tokenOf(request.headers.authorization), answer).then(() => accepted);
});

bare.listen(0, '127.0.0.1', () => {
  void framework.listen({ port: 0, host: '127.0.0.1' }).then(() => {
    const ports = [bare.address(), framework.server.address()].map(
      (address) => (address as { port: number }).port,
    );
    process.send?.(ports);
  });
});
