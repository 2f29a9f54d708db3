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

/** The multipart form sends one id as a plain text. */
const photoIdList = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(id).max(limits.photosPerRequest, tooManyPhotos(limits.photosPerRequest)),
)

type Schemas<Name extends string> = Record<Name, z.ZodType>

/** What the client may correct while the request lives. */
export const contactFields = z.object({
  contactName: personName('contactName'),
  contactLastName: personName('contactLastName'),
  phone: argentinePhone,
  /** WhatsApp needs the 9 that only mobile numbers carry. */
  isMobile: flag.default(true),
  email,
} satisfies Schemas<FieldAbout<'contact'>>)

/** What the client may change only while nobody made contact. */
export const workFields = z.object({
  title: optionalText('title', limits.titleMax),
  description: requiredText('description', limits.descriptionMax, 'lines'),
  rubroId,
  serviceAddress: requiredText('serviceAddress', limits.addressMax),
  state: provinceKey(requiredText('state', limits.nameMax)),
  city: cityKey(requiredText('city', limits.nameMax)),
  /** The town as the client calls it when it is not in the list; `city` is then the nearest listed town. */
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
  /** With an urgent request: the provider's payment, or our intent, that paid for it. Left out: the sender's last one. */
  paymentId: identifier().max(100).optional(),
  /** Whom the client wants most: offered to them first, if it matches them (docs/product.md, 'Matching'). */
  preferredProfessionalId: id.optional(),
  website: trap,
} satisfies Schemas<RequestField> & Record<string, z.ZodType>)
export type ServiceRequestFormInput = z.input<typeof serviceRequestForm>

/** A correction of the work; what is left out stays as it is. */
export const workEdit = z.object({
  ...workFields.partial().shape,
  title: clearableText('title', limits.titleMax),
  postalCode: clearableText('postalCode', limits.postalCodeMax),
  /** All photos that the request shall have, in order; those left out of the list are removed. */
  photoIds: photoIdList.optional(),
  /** Counted from the moment of the change. */
  expirationDays: expirationChoice.optional(),
})

export const serviceRequestEdit = z.object({ ...contactFields.partial().shape, ...workEdit.shape })
