import { registerFields } from '@oficio/contracts/accounts/endpoints'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { texts } from '@oficio/contracts/texts'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { profileSchema } from '@/features/professionals/editing/profile-schema'
import { directSchema } from '@/features/professionals/joining/direct/direct-schema'
import { professionalSchema } from '@/features/professionals/joining/form/professional-schema'
import { registrationSchema } from '@/features/professionals/joining/registration/registration-schema'
import { requestForm, workForm } from '@/features/service-requests/form/request-schema'
import { resolverOf } from '@/lib/forms/resolver-of'

/** Schemas of pages with other messages than the call that they send. The schemas of all calls are tested too. */
const ofPages: Record<string, z.ZodType> = {
  profileSchema,
  directSchema,
  professionalSchema,
  registration: registrationSchema(false),
  registrationOfAccount: registrationSchema(true),
  registerFields,
  requestForm,
  workForm,
}
const sendingEndpoints = allEndpoints.filter(({ method }) => method !== 'GET')
const forms = [...Object.entries(ofPages), ...sendingEndpoints.map(({ name, body }) => [name, body] as const)]

/** Wrong values: missing, empty, of another type, too small, too large, and not in any list. */
const wrong = [undefined, null, '', ' ', 'x', 'x'.repeat(9000), -1, 0, 0.5, 1e12, Number.NaN, false, true]
const wrongLists = [[], {}, ['x'], [null], [0.5], Array.from({ length: 300 }, (_, index) => `x${index}`)]

/** The beginnings of zod's own messages. */
const ofLibrary =
  /invalid (input|option|date|key|element|uuid|url|email|string)|^invalid|expected|^too (small|big)|unrecognized/i

/** Returns the messages that a visitor would read below the controls. */
async function shownFor(schema: z.ZodType, values: FieldValues): Promise<string[]> {
  // The cast is safe, because every schema here is an object schema. Calls without a body have no fields.
  const judge = resolverOf(async () => schema as z.ZodType<FieldValues, FieldValues>)
  const { errors } = await judge(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return textsIn(errors)
}

const textsIn = (fault: unknown): string[] =>
  typeof fault !== 'object' || fault === null
    ? []
    : Object.entries(fault).flatMap(([name, part]) =>
        name === 'message' && typeof part === 'string' ? [part] : name === 'ref' ? [] : textsIn(part),
      )

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

describe('what a form says of a field', () => {
  it.each(forms)('%s: is never in the words of the library, whatever stands there', async (_name, schema) => {
    for (const value of [...wrong, ...wrongLists]) {
      const values = Object.fromEntries(fieldsOf(schema).map((field) => [field, value]))
      expect((await shownFor(schema, values)).filter((text) => ofLibrary.test(text))).toEqual([])
    }
  })

  it.each(['registration', 'registrationOfAccount'])('%s: says that the terms are needed', async (name) => {
    const schema = ofPages[name] ?? z.never()
    for (const acceptTerms of [false, undefined, 'false'])
      expect(await shownFor(schema, { acceptTerms })).toContain(texts.termsNeeded)
  })
})
