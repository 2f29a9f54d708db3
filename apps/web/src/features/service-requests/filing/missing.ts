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

/** Whether the contract accepts what a required field holds. */
export type Accepts = (field: RequiredField, value: string | null) => boolean

/** An unlisted town may be null. A phone of three digits is still being typed, and so is half an email. */
const isMissing = (values: RequiredValues, field: RequiredField, accepts: Accepts) =>
  values[field] !== null && (values[field].trim() === '' || !accepts(field, values[field]))

/** Returns the required fields that are empty or unfinished, from top to bottom. */
export const missingFields = (values: RequiredValues, accepts: Accepts): RequiredField[] =>
  requiredFields.filter((field) => isMissing(values, field, accepts))

/** Returns what keeps the form from being sent, empty or wrong, from top to bottom; each is the id of its control. */
export function openFields(missing: readonly RequiredField[], errors: Wrong): string[] {
  const open = new Set<string>([...missing, ...errorsOf(errors).map(({ fieldId }) => fieldId)])
  return [...new Set(formOrder)].filter((fieldId) => open.has(fieldId))
}

/** Whether every required field of the section has a value and no field has an error. */
export const isSectionDone = (missing: readonly RequiredField[], errors: Wrong, section: AskingSection) =>
  fieldsAbout(section).every(
    (field) => errors[field] === undefined && !(missing as readonly string[]).includes(field),
  )

const steps: { section: AskingSection; title: string }[] = [
  { section: 'work', title: 'qué necesitás' },
  { section: 'place', title: 'dónde es' },
  { section: 'contact', title: 'tus datos' },
]

/** Returns the step of the form that a field belongs to, 'Paso 2 de 3: dónde es'; null where it belongs to none. */
export function stepText(fieldId: string | undefined): string | null {
  const index = steps.findIndex(({ section }) =>
    (fieldsAbout(section) as readonly string[]).includes(fieldId ?? ''),
  )
  const step = steps[index]
  return step ? `Paso ${index + 1} de ${steps.length}: ${step.title}` : null
}

/** Returns what the bar at the foot of the window says of what is open. */
export function openText(openCount: number, missingCount: number): string {
  const count = openCount === 1 ? '1 dato' : `${openCount} datos`
  if (missingCount === 0) return `Falta corregir ${count}`
  return openCount === 1 ? `Falta ${count}` : `Faltan ${count}`
}
