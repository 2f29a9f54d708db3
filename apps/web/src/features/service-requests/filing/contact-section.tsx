'use client'

import type { ReactNode } from 'react'
import { ContactFields } from '../form/contact-fields'
import { AskingSection } from './asking-section'

/** '¿Cómo te contactan?', with who will see it and until when, said beside the fields. */
export function ContactSection({ promise }: { promise: ReactNode }) {
  return (
    <AskingSection name="contact" title="¿Cómo te contactan?">
      <ContactFields />
      {promise}
    </AskingSection>
  )
}
