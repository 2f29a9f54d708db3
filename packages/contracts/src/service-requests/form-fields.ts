/**
 * The section of the form that a field belongs to. The section also decides how long the client may change the field.
 */
type FormSection = 'work' | 'photos' | 'place' | 'urgency' | 'contact' | 'expiry'

interface FieldFacts {
  section: FormSection
  /** The form cannot be sent while this field is blank. */
  isRequired?: true
}

/**
 * The fields that a client fills in, in the order of the form. Add a line here for each new field. The compiler or a
 * test then requires the rest: the schema (`form.ts`), the comparison of two forms (`form-hash.ts`), the column
 * (`form-columns.ts`) and the initial value of an edit (`work-edit.ts`). The table contains no schemas because the page
 * of the form loads it.
 */
const requestFields = {
  rubroId: { section: 'work', isRequired: true },
  description: { section: 'work', isRequired: true },
  title: { section: 'work' },
  photoIds: { section: 'photos' },
  state: { section: 'place', isRequired: true },
  /** Blank only while the client says that their town is not in the list. */
  townName: { section: 'place', isRequired: true },
  city: { section: 'place', isRequired: true },
  serviceAddress: { section: 'place', isRequired: true },
  postalCode: { section: 'place' },
  isUrgent: { section: 'urgency' },
  contactName: { section: 'contact', isRequired: true },
  contactLastName: { section: 'contact', isRequired: true },
  phone: { section: 'contact', isRequired: true },
  isMobile: { section: 'contact' },
  email: { section: 'contact', isRequired: true },
  expirationDays: { section: 'expiry' },
} as const satisfies Record<string, FieldFacts>

type Fields = typeof requestFields
export type RequestField = keyof Fields
export type FieldAbout<Section extends FormSection> = {
  [Name in RequestField]: Fields[Name]['section'] extends Section ? Name : never
}[RequestField]
export type RequiredField = {
  [Name in RequestField]: Fields[Name] extends { isRequired: true } ? Name : never
}[RequestField]

// `Object.keys` returns exactly the field names of the table; its type is only `string[]`.
export const fieldNames = Object.keys(requestFields) as RequestField[]

const isAbout =
  <Section extends FormSection>(subjects: readonly Section[]) =>
  (name: RequestField): name is FieldAbout<Section> =>
    (subjects as readonly FormSection[]).includes(requestFields[name].section)

export const fieldsAbout = <Section extends FormSection>(
  ...subjects: readonly Section[]
): FieldAbout<Section>[] => fieldNames.filter(isAbout(subjects))

/** The required fields, in the order of the form. */
export const requiredFields = fieldNames.filter(
  (name): name is RequiredField => 'isRequired' in requestFields[name],
)
