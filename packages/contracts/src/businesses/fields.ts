import { z } from 'zod'
import {
  cityKey,
  emailSaying,
  flag,
  id,
  identifier,
  numeric,
  numericIdSaying,
  phoneSaying,
  provinceKey,
  trap,
} from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { tooManyPhotos } from '../text/too-many-photos'
import { texts } from '../texts'
import { type BusinessTier, businessTiers, planTexts, usualTier } from './plans'
import { networkNames, readSocialAddress, readWebAddress, type SocialNetwork } from './web-address'

/** The error texts of the wizard. */
export const wizardTexts = {
  name: 'El nombre del negocio es obligatorio.',
  categories: 'Debes seleccionar al menos una categoría.',
  address: 'La dirección es obligatoria.',
  city: 'La ciudad es obligatoria.',
  state: 'La provincia es obligatoria.',
  phone: 'El teléfono es obligatorio.',
  email: 'El email es obligatorio.',
  emailShape: 'El email no es válido.',
  webAddress: 'Escribí una dirección web válida, por ejemplo www.tunegocio.com.ar.',
  /** Names the network, because two networks may be wrong at once and the error summary is far from the fields. */
  socialAddress: (network: SocialNetwork) =>
    `Escribí tu usuario de ${networkNames[network]} sin espacios, por ejemplo @tunegocio, o la dirección de tu página ahí.`,
  foundingYear: 'Escribí el año en que abrió con sus cuatro números, por ejemplo 1998.',
  foundedLater: 'Ese año todavía no llegó. Escribí el año en que abrió, por ejemplo 1998.',
  employeeCount: 'Escribí con números cuántas personas trabajan, por ejemplo 4.',
  unknownCategory: 'Esa categoría no existe. Elegí una de la lista.',
  unknownTag: 'Ese servicio no existe. Elegí uno de la lista.',
} as const

const tooLong = (max: number) => `Escribí hasta ${max} caracteres.`

const requiredLine = (missing: string, max: number) =>
  plainText('line', missing).min(1, missing).max(max, tooLong(max))

/** An optional text. A blank text counts as absent. */
const optional = (max: number, shape: 'line' | 'lines' = 'line') =>
  plainText(shape)
    .max(max, tooLong(max))
    .transform((value) => (value === '' ? undefined : value))
    .optional()

/** The caption of a picture, or the name of a special day. */
export const caption = optional(limits.captionMax)

const webAddress = (read: (text: string) => string | null, wrong: string) =>
  identifier()
    .max(limits.webAddressMax, tooLong(limits.webAddressMax))
    .transform((text, { addIssue }) => {
      const address = text === '' ? undefined : read(text)
      if (address !== null) return address
      addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })
    .optional()

const social = (network: SocialNetwork) =>
  webAddress((text) => readSocialAddress(network, text), wizardTexts.socialAddress(network))

const referenceIds = (missing: string, unknown: string) =>
  z
    .array(numericIdSaying(unknown), { error: missing })
    .max(200, unknown)
    .transform((ids) => [...new Set(ids)])

/** Step 1. */
const businessName = requiredLine(wizardTexts.name, limits.businessNameMax)
const categoryIds = referenceIds(wizardTexts.categories, wizardTexts.unknownCategory).refine(
  (ids) => ids.length > 0,
  wizardTexts.categories,
)

/** The rubros of a business: at least one. Their number determines the price of the plan. */
export const businessRubroIds = referenceIds(planTexts.rubroMissing, texts.unknownRubro).refine(
  (ids) => ids.length > 0,
  planTexts.rubroMissing,
)

const whole = (min: number, max: number, wrong: string) =>
  numeric(z.number({ error: wrong }).int(wrong).min(min, wrong).max(max, wrong).optional())

/** Social network addresses, as stored and returned. */
export const socialMedia = z
  .object({
    facebook: social('facebook'),
    instagram: social('instagram'),
    twitter: social('twitter'),
    linkedin: social('linkedin'),
  })
  .partial()

/** The editable fields of a business. */
export const businessFields = z.object({
  name: businessName,
  description: optional(limits.descriptionMax, 'lines'),
  shortDescription: optional(limits.shortDescriptionMax),
  categoryIds,
  address: requiredLine(wizardTexts.address, limits.addressMax),
  state: provinceKey(requiredLine(wizardTexts.state, limits.nameMax)),
  city: cityKey(requiredLine(wizardTexts.city, limits.nameMax)),
  postalCode: optional(limits.postalCodeMax),
  phone: phoneSaying(wizardTexts.phone),
  /** Whether the phone is a mobile number. WhatsApp requires the 9 that only mobile numbers have. */
  isMobile: flag.default(false),
  email: emailSaying({ required: wizardTexts.email, invalid: wizardTexts.emailShape }),
  website: webAddress(readWebAddress, wizardTexts.webAddress),
  socialMedia: socialMedia.default({}),
  foundingYear: whole(limits.foundingYearMin, 2200, wizardTexts.foundingYear),
  employeeCount: whole(1, limits.employeesMax, wizardTexts.employeeCount),
  /** The ids of tags, which describe what the business offers. */
  features: referenceIds(wizardTexts.unknownTag, wizardTexts.unknownTag).default([]),
})
export type BusinessFields = z.output<typeof businessFields>

const photoIds = z
  .array(id)
  .max(limits.businessPhotos, tooManyPhotos(limits.businessPhotos))
  .refine((ids) => new Set(ids).size === ids.length, texts.unexpected)

export const businessTier = z.enum(businessTiers)

/** The additional fields of a registration: plan, pictures and a honeypot. */
export const registrationExtras = {
  subscriptionTier: businessTier.default(usualTier),
  selectedRubros: businessRubroIds,
  photoIds: photoIds.default([]),
  logoId: id.optional(),
  fax: trap,
}

/** The error text for more rubros than the plan includes. */
export const roomText = (tier: BusinessTier): string =>
  tier === 'premium' ? planTexts.premiumIncludes : texts.unexpected
