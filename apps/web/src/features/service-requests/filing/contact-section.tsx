'use client'

import { LockKeyhole } from 'lucide-react'
import { ContactFields } from '../fields/contact-fields'
import { AskingSection } from './asking-section'

interface ContactSectionProps {
  leadsPerRequest: number
  /** After how many days of a closed request its contact data is erased. */
  anonymiseAfterDays: number
}

/** '¿Cómo te contactan?', with who will see it and until when, said beside the fields. */
export function ContactSection({ leadsPerRequest, anonymiseAfterDays }: ContactSectionProps) {
  return (
    <AskingSection name="contact" title="¿Cómo te contactan?">
      <ContactFields />
      <p className="flex gap-3 rounded-control bg-primary-soft p-4 text-sm text-primary-soft-foreground">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          Estos datos y tu dirección no son públicos. Los ven hasta {leadsPerRequest} profesionales de tu
          zona, recién cuando abren tu solicitud; vos ves quiénes y cuándo. Se borran {anonymiseAfterDays}{' '}
          días después de que se cierra.
        </span>
      </p>
    </AskingSection>
  )
}
