import { z } from 'zod'
import { limits } from './limits'
import { containsAddress } from './text/contains-address'
import { emailText, identifierText } from './text/identifier-text'
import { hasPhoneDigits, hasSeveralPhones, looksLikePhone } from './text/phone-text'
import { plainText } from './text/plain-text'
import { type FieldName, texts } from './texts'

type TextShape = Parameters<typeof plainText>[0]

/** A text that must not be blank. Spaces at both ends are trimmed. */
export const requiredText = (field: FieldName, max: number, shape: TextShape = 'line') =>
  plainText(shape, texts.required(field)).min(1, texts.required(field)).max(max, texts.maxLength(field, max))

/**
 * The name of a person or a company. Mails greet with it, so it must not contain anything that mail programs turn into
 * a link.
 */
export const personName = (field: FieldName) => personNameSaying(field, texts.required(field))

/** Like `personName`, with the form's own text for a missing name. */
export const personNameSaying = (field: FieldName, missing: string) =>
  plainText('line', missing)
    .min(1, missing)
    .max(limits.nameMax, texts.maxLength(field, limits.nameMax))
    .refine((name) => name.length > limits.nameMax || !containsAddress(name), texts.personName(field))

/** An optional text. A blank text counts as absent. */
export const optionalText = (field: FieldName, max: number, shape: TextShape = 'line') =>
  plainText(shape)
    .max(max, texts.maxLength(field, max))
    .transform((value) => (value === '' ? undefined : value))
    .optional()

/** A text that an edit may clear: a blank text becomes null, an absent text leaves the stored value unchanged. */
export const clearableText = (field: FieldName, max: number, shape: TextShape = 'line') =>
  plainText(shape)
    .max(max, texts.maxLength(field, max))
    .transform((value) => (value === '' ? null : value))
    .optional()

/**
 * A text that identifies something, such as a code or a username. Invisible characters and spaces from copying are
 * removed.
 */
export const identifier = (error?: string) =>
  z.string(error === undefined ? undefined : { error }).overwrite(identifierText)

/** A mail address, with the form's own texts for a missing and an invalid address. */
export const emailSaying = ({ required, invalid }: { required: string; invalid: string }) =>
  z
    .string({ error: required })
    .overwrite(emailText)
    .min(1, required)
    .max(limits.emailMax, texts.maxLength('email', limits.emailMax))
    .pipe(z.email(invalid))

export const email = emailSaying({ required: texts.required('email'), invalid: texts.email })

/**
 * A rough check of a phone number, with the form's own text for a missing number. The domain checks the numbering plan.
 * One check reports only the first fault. It does not abort, because an aborting check would skip the checks of the
 * whole form, such as the comparison of two passwords.
 */
export const phoneSaying = (missing: string, isPhone = looksLikePhone) =>
  identifier(missing).superRefine((text, ctx) => {
    const fault = phoneFault(text, missing, isPhone)
    if (fault !== null) ctx.addIssue({ code: 'custom', message: fault })
  })

function phoneFault(text: string, missing: string, isPhone: (text: string) => boolean): string | null {
  if (text === '') return missing
  if (hasSeveralPhones(text)) return texts.onePhone
  if (text.length > limits.phoneMax) return texts.maxLength('phone', limits.phoneMax)
  return isPhone(text) ? null : texts.phone
}

export const phone = phoneSaying(texts.required('phone'))

/** A phone number that professionals call. A number with a missing or extra digit is refused while it is typed. */
export const argentinePhone = phoneSaying(texts.required('phone'), hasPhoneDigits)

/** An optional phone number. A blank text counts as absent. */
export const optionalPhone = identifier()
  .transform((text) => (text === '' ? undefined : text))
  .pipe(phone.optional())
  .optional()

export const newPassword = z
  .string({ error: texts.required('password') })
  .min(limits.passwordMin, texts.passwordMin(limits.passwordMin))
  .max(limits.passwordMax, texts.maxLength('password', limits.passwordMax))

export const id = z.uuid()

/** A honeypot: forms hide this field from people, so that a bot that fills in every field is detected. */
export const trap = z.string().max(200).optional().meta({
  description: 'Leave it out. Forms hide it to catch bots, and any text in it is refused.',
  example: '',
})

/** The maximum of an integer column, such as a rubro id or a version. A larger number is an error of the caller. */
export const integerMax = 2_147_483_647

/** A place by its name or its id. Numbers are accepted because the endpoints that list places return numeric ids. */
const placeKey = <Checked extends z.ZodType>(checked: Checked, description: string) =>
  z
    .preprocess((value: string) => (typeof value === 'number' ? String(value) : value), checked)
    .meta({ description, override: { type: ['string', 'integer'] } })

export const provinceKey = <Checked extends z.ZodType>(checked: Checked) =>
  placeKey(checked, 'Province by its id or its name, as `GET /places/provincias` lists them.')
export const cityKey = <Checked extends z.ZodType>(checked: Checked) =>
  placeKey(checked, 'Locality by its id or its name, as `GET /places/localidades` lists them.')

/**
 * A number, or its digits as a multipart body sends them. A blank text counts as absent. Other values that JavaScript
 * could convert to a number are refused.
 */
export const numeric = <Checked extends z.ZodType<number | undefined, number | undefined>>(
  checked: Checked,
) =>
  z.preprocess((value) => {
    const text = value === null ? '' : typeof value === 'string' ? identifierText(value) : null
    if (text === null) return value
    return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text || undefined
  }, checked)

/** The id of a row of a reference table, such as a rubro: an integer or its digits. */
export const numericIdSaying = (error?: string) =>
  numeric(z.int({ error }).min(1, error).max(integerMax, error))
export const numericId = numericIdSaying()

/** The page size of any list. A number above `max` counts as `max`. */
export const countUpTo = (max: number, usual: number) =>
  numeric(z.int().min(1).optional())
    .transform((count) => Math.min(count ?? usual, max))
    .meta({
      description: `Maximum number of items. A number above ${max} counts as ${max}.`,
      override: { default: usual },
    })

/** An optional number with a default. The API description shows the default. */
export const withDefault = <Checked extends z.ZodType<number | undefined>>(
  checked: Checked,
  fallback: number,
) => checked.transform((value) => value ?? fallback).meta({ override: { default: fallback } })

export const timestamp = z.iso.datetime()

/** A calendar date, '2026-11-30'. The year 0 is refused because the database does not have it. */
export const calendarDate = (error?: string) =>
  z.iso.date(error).refine((day) => !day.startsWith('0000'), error)

/** A boolean, or its text in a multipart body. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
