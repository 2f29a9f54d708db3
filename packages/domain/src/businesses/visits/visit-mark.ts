import { createHash, createHmac, randomBytes } from 'node:crypto'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { visitDay } from './visit-day'

/**
 * Returns the mark that identifies a browser for one business or banner on one day; null if the caller's connection is
 * unknown. Browsers behind one connection share `serverLimits.visitorsPerConnection` marks, so made-up browsers add no
 * visitors. The same person has another mark on another day and for another business.
 */
export async function visitMark(
  ctx: Ctx,
  { connection, userAgent }: Pick<Caller, 'connection' | 'userAgent'>,
  subjectId: string,
): Promise<string | null> {
  if (connection === null) return null
  const place =
    createHash('sha256')
      .update(userAgent ?? '')
      .digest()
      .readUInt32BE() % serverLimits.visitorsPerConnection
  return createHmac('sha256', ctx.tokenSecret)
    .update(['business-visit', await todaysSalt(ctx), subjectId, connection, place].join('|'))
    .digest('base64url')
}

/** Returns the salt of the day, which the first visitor of the day creates. */
async function todaysSalt({ db, clock }: Ctx): Promise<string> {
  const day = visitDay(clock.now())
  const saltRow = await db.businessVisitSalt.findUnique({ where: { day } })
  if (saltRow) return saltRow.salt
  const salt = randomBytes(16).toString('base64url')
  await db.businessVisitSalt.createMany({ data: [{ day, salt }], skipDuplicates: true })
  // After a race all callers read the same stored salt.
  return (await db.businessVisitSalt.findUniqueOrThrow({ where: { day } })).salt
}
