import { expect, it } from 'vitest'
import { describeStatement } from './describe-statement'

it.each([
  [
    'SELECT "public"."users"."id" FROM "public"."users" WHERE "public"."users"."email" = $1',
    'SELECT',
    'users',
  ],
  ['INSERT INTO "public"."leads" ("id","request_id") VALUES ($1,$2) RETURNING "id"', 'INSERT', 'leads'],
  ['UPDATE "public"."mails" SET "sent_at" = $1 WHERE "id" = $2', 'UPDATE', 'mails'],
  ['DELETE FROM sessions WHERE id = $1', 'DELETE', 'sessions'],
  ['\n    SELECT 1 FROM users WHERE id = $1::uuid FOR UPDATE', 'SELECT', 'users'],
  [
    'WITH near AS (SELECT id, count(*) FROM professionals) UPDATE service_requests SET x = $1',
    'UPDATE',
    'service_requests',
  ],
  ['SELECT extract(epoch FROM now()) FROM businesses', 'SELECT', 'businesses'],
  ['SELECT id FROM unnest($1::uuid[]) id', 'SELECT', null],
  ['SELECT graphile_worker.add_job(identifier => $1::text)', 'SELECT', null],
  ['BEGIN', 'BEGIN', null],
  ['COMMIT', 'COMMIT', null],
  ['VACUUM', 'OTHER', null],
])('describes a statement by its kind and table: %s', (sql, kind, table) => {
  expect(describeStatement(sql)).toEqual({ kind, table })
})

it('never exports the quoted parts of a statement', () => {
  const sql = `SELECT 'FROM mitre' FROM users WHERE name = 'FROM lucia' OR mail IN ('lucia@correo.example', 'INTO mitre')`
  expect(JSON.stringify(describeStatement(sql))).not.toMatch(/lucia|mitre|correo/)
})
