import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { updateServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { workEdit } from '@oficio/contracts/service-requests/form'
import { isLive, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Caller } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { phoneForms } from '../../kernel/text/normalise-phone'
import { addDays } from '../../kernel/time/days'
import { checkVersion } from '../edit-version'
import { moved } from '../fixed-work'
import { attachPhotos } from '../form/attach-photos'
import { type CheckedWork, checkWork } from '../form/check-work'
import { mailCodeOrWait } from '../form/code-mails-of-connection'
import { type ClientInput, formColumns, ownTitleOf } from '../form/form-columns'
import { renewFormHash } from '../form/form-hash'
import { recordEvent } from '../history'
import { notifyProfessionalsJob } from '../jobs'
import type { LockedRequest } from '../lock-request'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { lockOwnRequest } from '../viewer'
import { changeClient } from './change-client'
import { columnsOfMove, moveWork } from './move-work'

type Edit = InputOf<typeof updateServiceRequestEndpoint>

// The cast is safe: `Object.keys` returns the names of the schema's fields.
const workFields = Object.keys(workEdit.shape) as (keyof typeof workEdit.shape)[]

/**
 * Corrects a request for its client. Contact data can change while the request is live; other fields only while it is
 * pending. Rubro and place can change only while nobody holds the contact data, and only a limited number of times. A
 * new mail must be confirmed. It voids the earlier link and code, because a stranger may have received them. With
 * `version`, refuses to overwrite a correction saved since that version. Throws request_not_found, request_closed,
 * edit_not_allowed, request_changed, work_taken, work_moved_often, validation_failed,
 * too_many_live_requests, too_many_filings, code_mails_exceeded, mailbox_mails_exceeded, device_mails_exceeded,
 * photo_not_yours.
 */
export async function updateServiceRequest(ctx: Ctx, actor: Caller, input: Edit): Promise<TrackingView> {
  const linkVersion = await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    if (!isLive(request.status)) throw new AppError('request_closed')
    const editsWork = workFields.some((field) => input[field] !== undefined)
    if (editsWork && request.status !== 'pending') throw new AppError('edit_not_allowed')
    const { version, ...edit } = input
    await checkVersion(ctx.db, request.id, version)
    return save(ctx, actor, request, edit)
  })
  return getTracking(
    ctx,
    { ...actor, trackingToken: trackingToken(ctx, { id: input.id, linkVersion }) },
    { id: input.id },
  )
}

async function save(ctx: TxCtx, actor: Caller, request: LockedRequest, input: Edit): Promise<number> {
  const work = await checkEdit(ctx.db, request, input)
  const { phone } = work
  const email = input.email ?? request.email
  const newMailColumns = await changeClient(ctx, actor, request, { phone, email })
  const { hasMoved, townName } = await moveWork(ctx.db, request, work, input.townName)
  const updatedRequest = await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: {
      ...formColumns({ ...applyCorrection(request, input), townName }, work),
      ...(hasMoved ? await columnsOfMove(ctx, request, work) : {}),
      ...expiryColumns(input.expirationDays, ctx.clock.now()),
      ...newMailColumns,
    },
  })
  if (input.photoIds) await attachPhotos(ctx.db, actor, request.id, input.photoIds)
  await renewFormHash(ctx.db, updatedRequest)
  const type = hasMoved ? moved : 'edited'
  await recordEvent(ctx, actor, { requestId: request.id, type, actorKind: 'client' })
  if (newMailColumns) await mailCodeOrWait(ctx, actor, updatedRequest)
  if (newMailColumns?.confirmedAt && !request.confirmedAt)
    await ctx.registry.leadFollowUps.clientConfirmed(ctx, updatedRequest.id)
  if (hasMoved) {
    await enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: updatedRequest.id })
  }
  await purgePages(ctx.db, [pageTags.serviceRequest(updatedRequest.id)])
  return updatedRequest.linkVersion
}

/** Returns the client's input after the correction. Omitted fields keep their stored values. */
function applyCorrection(request: LockedRequest, input: Edit): ClientInput {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  // The cast is safe: the filter removes only undefined values.
  const changes = Object.fromEntries(entries) as { [Name in keyof Edit]?: Exclude<Edit[Name], undefined> }
  return { ...request, title: ownTitleOf(request), ...changes }
}

/**
 * Returns the columns of a new expiry, counted from now. Resets the warning before the end, so that it is sent again.
 */
const expiryColumns = (days: number | undefined, now: Date) =>
  days === undefined ? {} : { expirationDays: days, expiresAt: addDays(now, days), expiryWarnedAt: null }

/** Validates the request after the correction as a whole. Omitted fields keep their stored values. */
async function checkEdit(tx: Tx, request: LockedRequest, input: Edit): Promise<CheckedWork> {
  const { provinciaId } = await tx.localidad.findUniqueOrThrow({ where: { id: request.localidadId } })
  return checkWork(
    { db: tx },
    {
      state: input.state ?? String(provinciaId),
      city: input.city ?? String(request.localidadId),
      rubroId: input.rubroId ?? request.rubroId,
      ...phoneAfter(request.phone, input),
    },
    request.rubroId,
  )
}

/**
 * Returns the phone of the corrected form. A new number stays mobile or a landline as the old one was, unless the edit or
 * the number itself says otherwise. A stored number contains the mobile 9, so `isMobile` alone adds or removes it.
 */
function phoneAfter(storedPhone: string, { phone, isMobile }: Edit): { phone: string; isMobile: boolean } {
  const [mobilePhone, landline] = phoneForms(storedPhone)
  const isMobileAfter = isMobile ?? storedPhone === mobilePhone
  return { phone: phone ?? (isMobileAfter ? mobilePhone : landline), isMobile: isMobileAfter }
}
