import { paths } from '@oficio/contracts/paths'
import type { TxCtx } from '../../kernel/ctx'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { derivedTitle } from '../masking/derived-title'

/**
 * Tells the professionals who hold a client's contact data that the client has theirs erased: what they noted elsewhere is to go
 * as well (Ley 25.326, article 16). It names the work alone, and not the request, with which such notices are erased.
 */
export async function tellOfErasure(ctx: TxCtx, userId: string): Promise<void> {
  const leads = await ctx.db.lead.findMany({
    where: { status: 'active', request: { userId, anonymisedAt: null } },
    select: {
      id: true,
      professional: { select: { userId: true } },
      request: { select: { rubro: { select: { name: true } }, localidad: { select: { nombre: true } } } },
    },
  })
  await notifyAccounts(
    ctx,
    leads.map(({ id, professional, request: { rubro, localidad } }) => ({
      userId: professional.userId,
      type: 'client-erased',
      title: 'Un cliente pidió que se borren sus datos',
      body: `${derivedTitle(rubro.name, localidad.nombre)}. Si anotaste su teléfono o su dirección en otro lado, borralos también.`,
      href: paths.contacts(),
      dedupeKey: `client-erased:${id}`,
    })),
  )
}
