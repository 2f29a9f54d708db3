import type { Ctx } from '../ctx'
import type { PersonalTable } from '../personal-data'

/** Returns the refs by which mails name rows of those tables: the addresses of such mails go with the row. */
export const mailRefs = (ctx: Ctx, isWanted: (table: PersonalTable) => boolean = () => true): string[] =>
  ctx.registry.personalTables.flatMap((table) => (table.mailRef && isWanted(table) ? [table.mailRef] : []))
