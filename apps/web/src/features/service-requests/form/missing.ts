import type { RequestValues } from './request-values'

/** The sections of the form that ask for something, with what each has to be told. */
const required = {
  job: ['rubroId', 'description'],
  place: ['state', 'townName', 'city', 'serviceAddress'],
  contact: ['contactName', 'contactLastName', 'phone', 'email'],
} as const satisfies Record<string, readonly (keyof RequestValues)[]>

export type AskingSection = keyof typeof required
type RequiredField = (typeof required)[AskingSection][number]
/** What the form has to watch to know what is missing. */
const requiredFields: readonly RequiredField[] = Object.values(required).flat()

/** Only that something stands there; whether it is right is judged when the field is left. An unlisted town may be null. */
const isMissing = (values: Pick<RequestValues, RequiredField>, field: RequiredField) =>
  values[field] !== null && values[field].trim() === ''

/** Returns the fields without which the form cannot be sent, from top to bottom; each is the id of its control. */
export const missingFields = (values: Pick<RequestValues, RequiredField>): RequiredField[] =>
  requiredFields.filter((field) => isMissing(values, field))

export const isSectionDone = (values: Pick<RequestValues, RequiredField>, section: AskingSection): boolean =>
  required[section].every((field) => !isMissing(values, field))

/** Returns what the bar at the foot of the window says. */
export const missingText = (count: number): string => (count === 1 ? 'Falta 1 dato' : `Faltan ${count} datos`)
