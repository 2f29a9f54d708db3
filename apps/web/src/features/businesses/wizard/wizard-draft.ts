import {
  type AwaitingPayment,
  deleteBusinessDraftEndpoint,
  getBusinessDraftEndpoint,
  saveBusinessDraftEndpoint,
} from '@oficio/contracts/businesses/registration'
import { weekdays } from '@oficio/contracts/kernel/weekdays'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { isLike } from '@/lib/storage/is-like'
import { emptyWizard, type WizardValues } from './wizard-values'

/** What is worth keeping: not the trap, and not the uploads that end with the page. */
function keptPart({ fax: _trap, pendingUploads: _photos, pendingLogo: _logo, ...kept }: WizardValues) {
  return {
    ...kept,
    // By these the server knows which pictures wait for the form.
    photoIds: kept.photos.map(({ id }) => id),
    logoId: kept.logo[0]?.id ?? '',
  }
}

interface StoredWizard {
  /** What was typed and not sent, on this device or by this account; null where there is nothing. */
  values: WizardValues | null
  /** The business that was registered before and whose plan is still to be paid. */
  awaitingPayment: AwaitingPayment | null
}

/** Returns what the server keeps for this visitor. Throws ApiError. */
export async function loadDraft(): Promise<StoredWizard> {
  const { draft, awaitingPayment } = await callApi(getBusinessDraftEndpoint)
  return { values: readForm(draft?.form), awaitingPayment }
}

/** Returns null also for what another version of the site stored in another shape. */
function readForm(form: unknown): WizardValues | null {
  const { fax, pendingUploads, pendingLogo, ...example } = emptyWizard
  if (!isLike(form, example) || !isWhole(form)) return null
  return { ...form, fax, pendingUploads, pendingLogo }
}

/** Lists are looked into here: what another version kept would break the page that draws it. */
function isWhole({
  photos,
  logo,
  hours,
  ...form
}: Pick<WizardValues, 'photos' | 'logo' | 'hours' | 'categoryIds' | 'features' | 'selectedRubros'>): boolean {
  const ids = [...form.categoryIds, ...form.features, ...form.selectedRubros]
  const examplePhoto = { id: '', thumbUrl: '', fullUrl: '', width: 0, height: 0 }
  return (
    ids.every((id) => Number.isInteger(id)) &&
    [...photos, ...logo].every((photo) => isLike(photo, examplePhoto)) &&
    weekdays.every((name) => hours[name].every((interval) => isLike(interval, { open: '', close: '' })))
  )
}

/**
 * Saves the form as the draft of this browser. Throws ApiError. The browser gets its cookie first, because two saves without
 * one would each start a draft.
 */
export async function saveDraft(values: WizardValues): Promise<void> {
  await ensureDevice()
  await callApi(saveBusinessDraftEndpoint, { body: { form: keptPart(values) } })
}

/** Forgets it. Throws ApiError. */
export async function dropDraft(): Promise<void> {
  await callApi(deleteBusinessDraftEndpoint)
}
