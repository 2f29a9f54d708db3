import { describe, expect, it } from 'vitest'
import { findOutsideNotify } from '../../scripts/outside-notify.mjs'

describe('the check of notifications', () => {
  const find = (sources: Record<string, string>) =>
    findOutsideNotify(Object.keys(sources), (file) => sources[file] ?? '')

  it.each([
    'await ctx.db.mail.create({ data })',
    'await ctx.db.mail\n  .createManyAndReturn({ data })',
    'const { mail } = tx\nawait mail.upsert({ where, create, update })',
    'await tx.notice.createMany({ data })',
    'await tx.user.update({ where, data: { notices: { create: notice } } })',
    'await tx.$executeRaw`INSERT INTO notices (id) VALUES (1)`',
    'await tx.$executeRaw`insert into "mails" (id) values (1)`',
    'await ctx.mailer.send(letter)',
    'await ctx.push?.send(device, letter)',
  ])('refuses outside of notify: %s', (code) => {
    expect(find({ 'packages/domain/src/leads/a.ts': code })).toHaveLength(1)
  })

  it('leaves the files of the channels, and code that reads or changes what they stored', () => {
    const insert = 'await ctx.db.mail.createManyAndReturn({ data })'
    expect(find({ 'packages/domain/src/kernel/mail/queue-mails.ts': insert })).toEqual([])
    const reads =
      'await ctx.db.mail.updateMany({ where, data })\nawait ctx.db.notice.count()\nctx.mailer.sent'
    expect(find({ 'packages/domain/src/leads/a.ts': reads })).toEqual([])
  })
})
