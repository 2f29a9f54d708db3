import {
  type AwaitingPayment,
  deleteBusinessDraftEndpoint,
  getBusinessDraftEndpoint,
  saveBusinessDraftEndpoint,
} from '@oficio/contracts/businesses/registration'
import { weekdays } from '@oficio/contracts/kernel/weekdays'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { hasShapeOf } from '@/lib/storage/has-shape-of'
import { emptyWizard, type WizardValues } from './wizard-values'

/** Returns the part of the values that is saved: without the honeypot field and the running uploads. */
function keptPart({
  fax: _trap,
  pendingUploads: _photos,
  pendingLogo: _logo,
  ...storedValues
}: WizardValues) {
  return {
    ...storedValues,
    // Tells the server which pictures the draft uses, so that it keeps them.
    photoIds: storedValues.photos.map(({ id }) => id),
    logoId: storedValues.logo[0]?.id ?? '',
  }
}

interface StoredWizard {
  /** The unsent values of this device or account, or null if there are none. */
  values: WizardValues | null
  /** A registered business whose plan is not paid yet. */
  awaitingPayment: AwaitingPayment | null
}

/** Returns the draft that the server stores for this visitor. Throws ApiError. */
export async function loadDraft(): Promise<StoredWizard> {
  const { draft, awaitingPayment } = await callApi(getBusinessDraftEndpoint)
  return { values: readForm(draft?.form), awaitingPayment }
}

/** Returns the stored values, or null if another version of the site stored them in another shape. */
function readForm(form: unknown): WizardValues | null {
  const { fax, pendingUploads, pendingLogo, ...example } = emptyWizard
  if (!hasShapeOf(form, example) || !isWhole(form)) return null
  return { ...form, fax, pendingUploads, pendingLogo }
}

/** Checks the elements of the lists too, because a wrong element would break the page. */
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
    [...photos, ...logo].every((photo) => hasShapeOf(photo, examplePhoto)) &&
    weekdays.every((name) => hours[name].every((interval) => hasShapeOf(interval, { open: '', close: '' })))
  )
}

/**
 * Saves the form as this visitor's draft. Throws ApiError. Ensures the device cookie first, because two saves without a
 * cookie would each create a draft.
 */
export async function saveDraft(values: WizardValues): Promise<void> {
  await ensureDevice()
  await callApi(saveBusinessDraftEndpoint, { body: { form: keptPart(values) } })
}

/** Deletes the draft. Throws ApiError. */
export async function dropDraft(): Promise<void> {
  await callApi(deleteBusinessDraftEndpoint)
}
