import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { countOf } from '@oficio/contracts/text/count-of'
import type { ClosingPart } from '../../accounts/closing/closing-part'
import { account } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { notify } from '../../kernel/notices/notify'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import type { Person } from '../../kernel/personal-data'
import { clientErasedEvent } from '../events'
import { recordEvent } from '../history'
import { lockRequest } from '../lock-request'
import { derivedTitle } from '../masking/derived-title'
import { anonymise, ownReasons } from './anonymise-requests'
import { returnFeeUnlessSeen } from './change-status'
import { stateColumns } from './state-columns'
import { tellLeadHolders } from './tell-lead-holders'

const live = { in: [...liveStatuses] }

/**
 * Returns the filter for a person's requests: requests of the account, and requests filed without an account but with
 * its verified mail.
 */
const ownOf = ({ userId, email }: Person) =>
  email === null ? { userId } : { OR: [{ userId }, { userId: null, email }] }

/**
 * Closes an account's requests. Live requests are cancelled, and the professionals with a lead are notified. Then all
 * of the person's requests are erased in the same way as old ones.
 */
export const requestClosing: ClosingPart = {
  async foretell(ctx, person) {
    const count = await ctx.db.serviceRequest.count({ where: { ...ownOf(person), status: live } })
    const cancelled = `${count === 1 ? 'Se cancela' : 'Se cancelan'} ${countOf(count, 'solicitud activa', 'solicitudes activas')} y se lo avisamos a los profesionales que ${count === 1 ? 'la' : 'las'} vieron.`
    const erasedText =
      'Se borran los datos de tus solicitudes: nombre, teléfono, dirección, fotos y lo que escribiste.'
    return { ends: count > 0 ? [cancelled, erasedText] : [erasedText] }
  },
  async close(ctx, person) {
    const { userId } = person
    // Assign the requests to the account, because its mail address is erased and cannot find them later.
    await ctx.db.serviceRequest.updateMany({ where: ownOf(person), data: { userId } })
    await tellOfErasure(ctx, userId)
    const requests = await ctx.db.serviceRequest.findMany({
      where: { userId, status: live },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    for (const { id } of requests) await cancel(ctx, userId, id)
    await ctx.db.serviceRequestDraft.deleteMany({ where: { userId, requestId: null } })
    await forgetDraftsOf(ctx, person)
    await ctx.db.photo.updateMany({
      where: { ownerKey: userId, state: 'pending' },
      data: { state: 'removing' },
    })
    // Erase what the person wrote about requests of others.
    const reason = { notIn: ownReasons }
    await ctx.db.serviceRequestEvent.updateMany({ where: { userId, reason }, data: { reason: null } })
  },
  async erase(ctx, { userId }) {
    await forEachId({
      find: ({ after, take }) =>
        ctx.db.serviceRequest.findMany({
          where: { userId, anonymisedAt: null, closedAt: { not: null }, id: { gt: after } },
          orderBy: { id: 'asc' },
          select: { id: true },
          take,
        }),
      run: (id) => anonymise(ctx, id),
    })
  },
}

/** Deletes unfiled urgent forms without an account, which only the typed mail identifies. */
async function forgetDraftsOf(ctx: TxCtx, { email }: Person): Promise<void> {
  if (email === null) return
  await ctx.db.$executeRaw`
    DELETE FROM service_request_drafts
    WHERE user_id IS NULL AND request_id IS NULL AND lower(form ->> 'email') = lower(${email})`
}

async function cancel(ctx: TxCtx, userId: string, id: string): Promise<void> {
  const request = await lockRequest(ctx.db, id)
  if (!request || request.closedAt !== null) return
  const reason = 'account_closed'
  await ctx.db.serviceRequest.update({
    where: { id },
    data: stateColumns('cancelled', 'client', { reason, now: ctx.clock.now() }),
  })
  const eventId = await recordEvent(ctx, account(userId, 'user'), {
    requestId: id,
    type: 'status_changed',
    actorKind: 'client',
    fromStatus: request.status,
    toStatus: 'cancelled',
    reason,
  })
  await returnFeeUnlessSeen(ctx, request)
  await tellLeadHolders(ctx, request, { eventId, status: 'cancelled', exceptLeadId: null })
  await purgePages(ctx.db, [pageTags.serviceRequest(id)])
}

/** Notifies the professionals who hold a client's contact data that the client has it erased. */
async function tellOfErasure(ctx: TxCtx, userId: string): Promise<void> {
  const leads = await ctx.db.lead.findMany({
    where: { status: 'active', request: { userId, anonymisedAt: null } },
    select: {
      id: true,
      professional: { select: { userId: true } },
      request: { select: { rubro: { select: { name: true } }, localidad: { select: { nombre: true } } } },
    },
  })
  await notify(
    ctx,
    clientErasedEvent,
    leads.map(({ id, professional, request: { rubro, localidad } }) => ({
      userId: professional.userId,
      key: id,
      data: { workTitle: derivedTitle(rubro.name, localidad.nombre) },
    })),
  )
}
