import { limits } from '@oficio/contracts/limits'
import { randomKey } from '@/lib/random-key'
import type { RequestLink } from '../../form/request-link'
import { type ClientValues, emptyRequest, noClient, type RequestValues } from '../../form/request-values'
import { type Draft, readClient, readDraft } from './filing-storage'

const photosKeptMs = limits.unusedPhotoHours * 3_600_000

/** The form at the moment when it opens. */
export interface OpenedForm {
  /** The server files only one request for each key, even if the form is sent twice. */
  idempotencyKey: string
  link: RequestLink
  values: RequestValues
  /** The values come from an earlier visit. */
  isRestored: boolean
  /** Some photos of the earlier visit have expired. */
  hasLostPhotos: boolean
  /** Place and contact come from the last request of this device. */
  isRemembered: boolean
}

/** Returns the form as the server renders it, without any data from this browser. */
export const blankForm = (link: RequestLink): OpenedForm => newForm(link, null)

/** Returns the stored draft of this browser, or a new form with place and contact of the last request. */
export function openForm(link: RequestLink): OpenedForm {
  const draft = readDraft()
  return draft ? restoreForm(link, draft) : newForm(link, readClient())
}

function newForm(link: RequestLink, client: ClientValues | null): OpenedForm {
  return {
    idempotencyKey: randomKey(),
    link,
    values: emptyRequest(link, client ?? { ...noClient, ...link.place }),
    isRestored: false,
    hasLostPhotos: false,
    isRemembered: client !== null,
  }
}

function restoreForm(link: RequestLink, draft: Draft): OpenedForm {
  const { values, idempotencyKey } = draft
  const photos = values.photos.filter(({ id }) => Date.now() - createdAt(id) < photosKeptMs)
  // A new link overrides the rubro and the urgency; a reload of the same link keeps the visitor's later choices.
  const isNewRubro = link.rubroId !== '' && link.rubroId !== draft.link.rubroId
  const isNewlyUrgent = link.isUrgent && !draft.link.isUrgent
  return {
    idempotencyKey,
    link,
    values: {
      ...emptyRequest(link, noClient),
      ...values,
      ...(values.city === '' && link.place),
      photos,
      rubroId: isNewRubro ? link.rubroId : values.rubroId || link.rubroId,
      description:
        link.need === draft.link.need ? values.description : joinTexts(values.description, link.description),
      isUrgent: values.isUrgent || isNewlyUrgent,
    },
    isRestored: true,
    hasLostPhotos: photos.length < values.photos.length,
    isRemembered: isSameClient(values, readClient()),
  }
}

/** Returns when the photo was created, in milliseconds: ids are UUIDv7, whose first 48 bits are a timestamp. */
const createdAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** Appends the text of a new link to the text of the draft, so that neither is lost. */
const joinTexts = (before: string, added: string): string =>
  before.includes(added) ? before : [before, added].filter((text) => text !== '').join('\n')

const isSameClient = (values: ClientValues, last: ClientValues | null): boolean =>
  last !== null && values.email === last.email && values.serviceAddress === last.serviceAddress
