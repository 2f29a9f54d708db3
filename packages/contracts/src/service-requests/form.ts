import { z } from 'zod'
import {
  argentinePhone,
  cityKey,
  clearableText,
  email,
  flag,
  id,
  identifier,
  integerMax,
  numeric,
  optionalText,
  personName,
  provinceKey,
  requiredText,
  trap,
} from '../fields'
import { expirationDaysChoices, expirationDaysDefault, limits } from '../limits'
import { tooManyPhotos } from '../text/too-many-photos'
import { texts } from '../texts'
import type { FieldAbout, RequestField } from './form-fields'

const rubroId = numeric(
  z
    .number({ error: texts.required('rubroId') })
    .int(texts.unknownRubro)
    .positive(texts.unknownRubro)
    .max(integerMax, texts.unknownRubro),
)

const expirationFault = `Puede ser: ${expirationDaysChoices.join(', ')}.`
const expirationChoice = numeric(z.literal([...expirationDaysChoices], expirationFault))

/** A list of photo ids. A multipart form sends a single id as plain text. */
const photoIdList = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(id).max(limits.photosPerRequest, tooManyPhotos(limits.photosPerRequest)),
)

type Schemas<Name extends string> = Record<Name, z.ZodType>

/** The fields that the client may edit while the request is live. */
export const contactFields = z.object({
  contactName: personName('contactName'),
  contactLastName: personName('contactLastName'),
  phone: argentinePhone,
  /** Whether the phone is a mobile number. WhatsApp requires the 9 that only mobile numbers have. */
  isMobile: flag.default(true),
  email,
} satisfies Schemas<FieldAbout<'contact'>>)

/** The fields that the client may edit only before any contact. */
export const workFields = z.object({
  title: optionalText('title', limits.titleMax),
  description: requiredText('description', limits.descriptionMax, 'lines'),
  rubroId,
  serviceAddress: requiredText('serviceAddress', limits.addressMax),
  state: provinceKey(requiredText('state', limits.nameMax)),
  city: cityKey(requiredText('city', limits.nameMax)),
  /** The client's name for a town that is not in the list. `city` is then the nearest listed town. */
  townName: optionalText('townName', limits.nameMax),
  postalCode: optionalText('postalCode', limits.postalCodeMax),
  photoIds: photoIdList.default([]),
  expirationDays: expirationChoice.default(expirationDaysDefault),
} satisfies Schemas<FieldAbout<'work' | 'place' | 'photos' | 'expiry'>>)

/** The service request form (docs/product.md, 'Filing'). */
export const serviceRequestForm = z.object({
  ...contactFields.shape,
  ...workFields.shape,
  country: z
    .string()
    .optional()
    .transform(() => 'Argentina' as const),
  isUrgent: flag.default(false),
  urgencyFee: numeric(z.number().optional()).optional(),
  /**
   * For an urgent request: the id of the provider's payment, or of our intent, that paid the fee. Defaults to the last
   * one of the sender.
   */
  paymentId: identifier().max(100).optional(),
  /**
   * The client's preferred professional, who gets the first offer if the request matches them (docs/product.md,
   * 'Matching').
   */
  preferredProfessionalId: id.optional(),
  website: trap,
} satisfies Schemas<RequestField> & Record<string, z.ZodType>)
export type ServiceRequestFormInput = z.input<typeof serviceRequestForm>

/** An edit of the work. Absent fields stay unchanged. */
export const workEdit = z.object({
  ...workFields.partial().shape,
  title: clearableText('title', limits.titleMax),
  postalCode: clearableText('postalCode', limits.postalCodeMax),
  /** All photos of the request after the edit, in order. Photos that are not listed are removed. */
  photoIds: photoIdList.optional(),
  /** The days count from the moment of the edit. */
  expirationDays: expirationChoice.optional(),
})

export const serviceRequestEdit = z.object({
  ...contactFields.partial().shape,
  /** Absent: the phone stays mobile or a landline. A default would change a landline with every edit. */
  isMobile: flag.optional(),
  ...workEdit.shape,
})
