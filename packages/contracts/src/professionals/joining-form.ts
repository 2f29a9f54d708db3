import { z } from 'zod'
import { repeatMissing } from '../accounts/repeated-password'
import { username } from '../accounts/username'
import {
  cityKey,
  email,
  flag,
  id,
  integerMax,
  newPassword,
  numeric,
  optionalPhone,
  optionalText,
  personName,
  phone,
  provinceKey,
  requiredText,
  trap,
} from '../fields'
import { limits } from '../limits'
import { readCuit } from '../text/read-cuit'
import { texts } from '../texts'
import { documentIdList } from './documents'
import { sentRubroIds } from './rubros'

const { serviceRadiusKmMin: least, serviceRadiusKmMax: max, serviceRadiusKmStep: step } = limits

const radiusFault = `Elegí de ${least} a ${max} km, de ${step} en ${step}.`

/** The service radius, in whole steps of kilometres. */
export const serviceRadius = numeric(
  z
    .number({ error: radiusFault })
    .int(radiusFault)
    .min(least, texts.min('serviceRadius', least))
    .max(max, texts.max('serviceRadius', max))
    .multipleOf(step, radiusFault),
)

const taxId = requiredText('taxId', 20).refine((text) => readCuit(text) !== null, texts.taxId)

/** The credentials of the new account. */
export const joiningAccount = z.object({
  username: z
    .string({ error: texts.required('username') })
    .trim()
    .min(1, texts.required('username'))
    .pipe(username),
  email,
  password: newPassword,
  confirmPassword: z.string({ error: repeatMissing }).min(1, repeatMissing).max(limits.passwordMax),
})

/** The fields that a professional enters and that the site's team reviews. */
export const professionalFields = z.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  phone,
  /** Whether the phone is a mobile number. WhatsApp requires the 9 that only mobile numbers have. */
  isMobile: flag.default(true),
  address: requiredText('address', limits.addressMax),
  state: provinceKey(requiredText('state', limits.nameMax)),
  city: cityKey(requiredText('city', limits.nameMax)),
  postalCode: requiredText('postalCode', limits.postalCodeMax),
  /** The profile photo. */
  photoIds: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(id).max(1))
    .default([]),
  rubros: sentRubroIds,
  serviceRadius: serviceRadius.default(limits.serviceRadiusKmDefault),
  companyName: optionalText('companyName', limits.nameMax),
  taxId,
  description: requiredText('description', limits.descriptionMax, 'lines'),
  documentIds: documentIdList.default([]),
})

/** True, or 'true' as a multipart body sends it. */
export const acceptTerms = z.union(
  [
    // Both branches carry the text: forms show the error of the closest branch, API calls the error of the union.
    z.literal(true, texts.termsNeeded),
    z.literal('true', texts.termsNeeded).transform(() => true as const),
  ],
  texts.termsNeeded,
)

/** Additional fields of every registration form of a professional. */
export const joiningExtras = {
  country: z
    .string()
    .optional()
    .transform(() => 'Argentina' as const),
  website: trap,
}

/** The direct registration: name and credentials. The other fields can be entered later in the portal. */
export const directFields = z.object({
  ...joiningAccount.shape,
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  phone: optionalPhone,
  isMobile: flag.default(true),
  address: optionalText('address', limits.addressMax),
  state: provinceKey(optionalText('state', limits.nameMax)),
  city: cityKey(optionalText('city', limits.nameMax)),
  companyName: optionalText('companyName', limits.nameMax),
  taxId: optionalText('taxId', 20).refine(
    (text) => text === undefined || readCuit(text) !== null,
    texts.taxId,
  ),
  description: optionalText('description', limits.descriptionMax, 'lines'),
  rubros: z.array(z.int().min(1).max(integerMax)).max(200).default([]),
})
