import {
  fieldsAbout,
  type RequiredField,
  requiredFields,
} from '@oficio/contracts/service-requests/form-fields'
import type { FieldErrors } from 'react-hook-form'
import type { RequestValues } from '../form/request-values'
import { errorsOf, formOrder } from './form-errors'

/** The sections of the form that ask for something. */
export type AskingSection = 'work' | 'place' | 'contact'
type RequiredValues = Pick<RequestValues, RequiredField>
type Wrong = FieldErrors<RequestValues>

/** Returns whether the contract accepts the value of a required field. */
export type Accepts = (field: RequiredField, value: string | null) => boolean

/**
 * Returns whether the field is empty or incomplete. Null is allowed, because `townName` is null for a listed town. A
 * value that the contract rejects counts as missing, because a short phone or half an email is still being typed.
 */
const isMissing = (values: RequiredValues, field: RequiredField, accepts: Accepts) =>
  values[field] !== null && (values[field].trim() === '' || !accepts(field, values[field]))

/** Returns the required fields that are empty or unfinished, from top to bottom. */
export const missingFields = (values: RequiredValues, accepts: Accepts): RequiredField[] =>
  requiredFields.filter((field) => isMissing(values, field, accepts))

/** Returns the ids of the controls that are missing or wrong, from top to bottom. */
export function openFields(missing: readonly RequiredField[], errors: Wrong): string[] {
  const open = new Set<string>([...missing, ...errorsOf(errors).flatMap(({ fieldId }) => fieldId ?? [])])
  return [...new Set(formOrder)].filter((fieldId) => open.has(fieldId))
}

/** Returns whether every required field of the section has a value and no field of the section has an error. */
export const isSectionDone = (missing: readonly RequiredField[], errors: Wrong, section: AskingSection) =>
  fieldsAbout(section).every(
    (field) => errors[field] === undefined && !(missing as readonly string[]).includes(field),
  )

const steps: { section: AskingSection; title: string }[] = [
  { section: 'work', title: 'qué necesitás' },
  { section: 'place', title: 'dónde es' },
  { section: 'contact', title: 'tus datos' },
]

/** Returns the form step of the field, for example 'Paso 2 de 3: dónde es'. Returns null if the field has no step. */
export function stepText(fieldId: string | undefined): string | null {
  const index = steps.findIndex(({ section }) =>
    (fieldsAbout(section) as readonly string[]).includes(fieldId ?? ''),
  )
  const step = steps[index]
  return step ? `Paso ${index + 1} de ${steps.length}: ${step.title}` : null
}

/** Returns the text of the bar at the bottom of the window: how many fields are missing or wrong. */
export function openText(openCount: number, missingCount: number): string {
  const count = openCount === 1 ? '1 dato' : `${openCount} datos`
  if (missingCount === 0) return `Falta corregir ${count}`
  return openCount === 1 ? `Falta ${count}` : `Faltan ${count}`
}
