import { createHash, createHmac, randomBytes } from 'node:crypto'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { visitDay } from './visit-day'

/**
 * Returns the mark by which one business or banner recognises a browser for a day; null where nothing tells callers apart.
 * Browsers behind one connection share `serverLimits.visitorsPerConnection` marks, so made-up browsers add no visitors. The
 * mark of the same person differs on another day and at another business.
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

/** Of the first who comes on a day. */
async function todaysSalt({ db, clock }: Ctx): Promise<string> {
  const day = visitDay(clock.now())
  const saltRow = await db.businessVisitSalt.findUnique({ where: { day } })
  if (saltRow) return saltRow.salt
  const salt = randomBytes(16).toString('base64url')
  await db.businessVisitSalt.createMany({ data: [{ day, salt }], skipDuplicates: true })
  // Of several who made one at the same moment all take the same.
  return (await db.businessVisitSalt.findUniqueOrThrow({ where: { day } })).salt
}
