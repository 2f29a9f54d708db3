'use client'

import type { PlaceView } from '@oficio/contracts/places'
import { FormSection } from './form-section'
import { PlaceFields } from './place-fields'

/** '¿Dónde?': the town decides who is told, the street is for whoever takes the job. */
export function WhereSection({ provincias }: { provincias: readonly PlaceView[] }) {
  return (
    <FormSection title="¿Dónde?">
      <PlaceFields provincias={provincias} />
    </FormSection>
  )
}
