import { limits } from '@oficio/contracts/limits'
import { photo } from '@oficio/contracts/service-requests/shapes'
import { z } from 'zod'
import { randomKey } from '@/lib/random-key'
import { type AskedRequest, emptyRequest, type KnownContact, type RequestValues } from './request-values'
import { dropStartedPayment } from './started-payment'

/** Changes with the form's fields: a draft of another version is not restored half. */
const storageKey = 'service-request-draft:2'
const keptMs = 7 * 86_400_000
const photosKeptMs = limits.unusedPhotoHours * 3_600_000

const stored = z.object({
  idempotencyKey: z.string(),
  savedAt: z.number(),
  /** What the address asked for with which the form was opened last. */
  openedWith: z.object({ rubroId: z.string(), isUrgent: z.boolean() }),
  values: z.object({
    rubroId: z.string(),
    description: z.string(),
    title: z.string(),
    photos: z.array(photo),
    state: z.string(),
    city: z.string(),
    townName: z.string().nullable(),
    serviceAddress: z.string(),
    postalCode: z.string(),
    contactName: z.string(),
    contactLastName: z.string(),
    phone: z.string(),
    isMobile: z.boolean(),
    email: z.string(),
    expirationDays: z.string(),
    isUrgent: z.boolean(),
  }),
})

/** A form as it is opened: what it holds, and the key that makes sending it twice file one request. */
export interface OpenedForm {
  idempotencyKey: string
  openedWith: AskedRequest
  values: RequestValues
  /** Where the values come from an earlier visit: whether photos of then are gone. */
  restored: { hasLostPhotos: boolean } | null
}

/** Ids are UUIDv7, whose first 48 bits are the moment they were made. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** Returns a new form for somebody who starts. */
export function openNewForm(asked: AskedRequest, contact: KnownContact): OpenedForm {
  return {
    idempotencyKey: randomKey(),
    openedWith: asked,
    values: emptyRequest(asked, contact),
    restored: null,
  }
}

/** Returns what this browser kept of an unfinished form, or a new one. Call it in the browser only. */
export function openForm(asked: AskedRequest, contact: KnownContact): OpenedForm {
  const draft = readDraft()
  if (!draft || Date.now() - draft.savedAt > keptMs) return openNewForm(asked, contact)
  const { values, openedWith, idempotencyKey } = draft
  const photos = values.photos.filter(({ id }) => Date.now() - madeAt(id) < photosKeptMs)
  // Whoever comes by another link than last time wants what it says; a reload of the same link keeps what was chosen.
  const { rubroId, isUrgent } = asked
  const isNewChoice = rubroId !== '' && rubroId !== openedWith.rubroId
  return {
    idempotencyKey,
    openedWith: asked,
    values: {
      ...emptyRequest(asked, contact),
      ...values,
      photos,
      rubroId: isNewChoice ? rubroId : values.rubroId || rubroId,
      isUrgent: values.isUrgent || (isUrgent && !openedWith.isUrgent),
      contactName: values.contactName || contact.contactName,
      contactLastName: values.contactLastName || contact.contactLastName,
      email: values.email || contact.email,
    },
    restored: { hasLostPhotos: photos.length < values.photos.length },
  }
}

function readDraft(): z.output<typeof stored> | null {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    // No storage (private window) or not ours: the form works without a draft.
    return null
  }
}

/** What of a form is worth keeping: not the trap, and not the uploads that end with the page. */
function keptPart({ website: _trap, pendingUploads: _uploads, ...kept }: RequestValues) {
  return kept
}

/** Returns whether two states of the form hold the same. */
export const isSameForm = (a: RequestValues, b: RequestValues): boolean =>
  JSON.stringify(Object.entries(keptPart(a)).sort()) === JSON.stringify(Object.entries(keptPart(b)).sort())

/** Keeps the form as it stands; written with every change, because a phone closes a page without asking. */
export function keepDraft(
  form: Pick<OpenedForm, 'idempotencyKey' | 'openedWith'>,
  values: RequestValues,
): void {
  const { idempotencyKey, openedWith } = form
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ idempotencyKey, openedWith, savedAt: Date.now(), values: keptPart(values) }),
    )
  } catch {
    // Full or forbidden: nothing to be done, and nothing that the visitor could do either.
  }
}

/** Forgets the draft and the payment begun for it: the request is filed, or the visitor starts anew. */
export function dropDraft(): void {
  dropStartedPayment()
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}
