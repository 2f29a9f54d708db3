import { z } from 'zod'
import { limits } from './limits'
import { holdsAddress } from './text/holds-address'
import { emailText, identifierText } from './text/identifier-text'
import { hasPhoneDigits, holdsTwoPhones, looksLikePhone } from './text/phone-text'
import { plainText } from './text/plain-text'
import { type FieldName, texts } from './texts'

type TextShape = Parameters<typeof plainText>[0]

/** A text that must not be blank; ends are trimmed. */
export const requiredText = (field: FieldName, max: number, shape: TextShape = 'line') =>
  plainText(shape, texts.required(field)).min(1, texts.required(field)).max(max, texts.maxLength(field, max))

/** The name of a person or a house. It greets in mails, so it must hold nothing that mail programs make a link of. */
export const personName = (field: FieldName) => personNameSaying(field, texts.required(field))

/** The same of a form that says in words of its own that it is missing. */
export const personNameSaying = (field: FieldName, missing: string) =>
  plainText('line', missing)
    .min(1, missing)
    .max(limits.nameMax, texts.maxLength(field, limits.nameMax))
    .refine((name) => name.length > limits.nameMax || !holdsAddress(name), texts.personName(field))

/** A text that may be left out; blank counts as left out. */
export const optionalText = (field: FieldName, max: number, shape: TextShape = 'line') =>
  plainText(shape)
    .max(max, texts.maxLength(field, max))
    .transform((value) => (value === '' ? undefined : value))
    .optional()

/** A text that a correction may take away: blank means none, left out means as it is. */
export const clearableText = (field: FieldName, max: number, shape: TextShape = 'line') =>
  plainText(shape)
    .max(max, texts.maxLength(field, max))
    .transform((value) => (value === '' ? null : value))
    .optional()

/** A text that identifies something, such as a code or a user name, cleaned of what a copy brings along. */
export const identifier = (error?: string) =>
  z.string(error === undefined ? undefined : { error }).overwrite(identifierText)

/** A mail address, of a form that says in words of its own what is wrong with it. */
export const emailSaying = ({ required, invalid }: { required: string; invalid: string }) =>
  z
    .string({ error: required })
    .overwrite(emailText)
    .min(1, required)
    .max(limits.emailMax, texts.maxLength('email', limits.emailMax))
    .pipe(z.email(invalid))

export const email = emailSaying({ required: texts.required('email'), invalid: texts.email })

/**
 * Roughly a phone number, of a form that says in words of its own that it is missing. The domain knows the numbering plan.
 * One check says the first fault: an aborting one would keep the checks of a whole form from running, such as that of two
 * different passwords.
 */
export const phoneSaying = (missing: string, isPhone = looksLikePhone) =>
  identifier(missing).superRefine((text, ctx) => {
    const fault = phoneFault(text, missing, isPhone)
    if (fault !== null) ctx.addIssue({ code: 'custom', message: fault })
  })

function phoneFault(text: string, missing: string, isPhone: (text: string) => boolean): string | null {
  if (text === '') return missing
  if (holdsTwoPhones(text)) return texts.onePhone
  if (text.length > limits.phoneMax) return texts.maxLength('phone', limits.phoneMax)
  return isPhone(text) ? null : texts.phone
}

export const phone = phoneSaying(texts.required('phone'))

/** A phone that professionals call: a missing or an extra digit is refused while it is typed. */
export const argentinePhone = phoneSaying(texts.required('phone'), hasPhoneDigits)

/** A phone number that may be left out; blank counts as left out. */
export const optionalPhone = identifier()
  .transform((text) => (text === '' ? undefined : text))
  .pipe(phone.optional())
  .optional()

export const newPassword = z
  .string({ error: texts.required('password') })
  .min(limits.passwordMin, texts.passwordMin(limits.passwordMin))
  .max(limits.passwordMax, texts.maxLength('password', limits.passwordMax))

export const id = z.uuid()

/** A field that forms hide from people, so that a program which fills in every field gives itself away. */
export const trap = z.string().max(200).optional().meta({
  description: 'Leave it out. Forms hide it to catch programs; a text in it is refused.',
  example: '',
})

/** The largest whole number that a column holds, such as an id of a rubro or a version: more is a fault of the caller. */
export const integerMax = 2_147_483_647

/** A place by its name or its id; the calls that list places answer ids as numbers. */
const placeKey = <Checked extends z.ZodType>(checked: Checked, description: string) =>
  z
    .preprocess((value: string) => (typeof value === 'number' ? String(value) : value), checked)
    .meta({ description, override: { type: ['string', 'integer'] } })

export const provinceKey = <Checked extends z.ZodType>(checked: Checked) =>
  placeKey(checked, 'Province by its id or its name, as `GET /places/provincias` lists them.')
export const cityKey = <Checked extends z.ZodType>(checked: Checked) =>
  placeKey(checked, 'Locality by its id or its name, as `GET /places/localidades` lists them.')

/**
 * A number, or its digits as a multipart body sends them, where blank means none. Nothing else that could be turned into a
 * number is one.
 */
export const numeric = <Checked extends z.ZodType<number | undefined, number | undefined>>(
  checked: Checked,
) =>
  z.preprocess((value) => {
    const text = value === null ? '' : typeof value === 'string' ? identifierText(value) : null
    if (text === null) return value
    return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text || undefined
  }, checked)

/** An id of a reference table, such as a rubro: a whole number or its digits. */
export const numericIdSaying = (error?: string) =>
  numeric(z.int({ error }).min(1, error).max(integerMax, error))
export const numericId = numericIdSaying()

/** How much of a list is asked for, in every list alike: more than there is at once counts as the most. */
export const countUpTo = (max: number, usual: number) =>
  numeric(z.int().min(1).optional())
    .transform((count) => Math.min(count ?? usual, max))
    .meta({
      description: `How many at most. More than ${max} count as ${max}.`,
      override: { default: usual },
    })

/** A number that may be left out, which then counts as the fallback; the description of the API tells it. */
export const withDefault = <Checked extends z.ZodType<number | undefined>>(
  checked: Checked,
  fallback: number,
) => checked.transform((value) => value ?? fallback).meta({ override: { default: fallback } })

export const timestamp = z.iso.datetime()

/** A day of the calendar, '2026-11-30'. There was no year 0: the database has none. */
export const calendarDate = (error?: string) =>
  z.iso.date(error).refine((day) => !day.startsWith('0000'), error)

/** A yes or no that arrives as text in a multipart body. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
