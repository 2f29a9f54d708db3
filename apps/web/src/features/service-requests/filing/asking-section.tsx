'use client'

import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { FormSection } from '../form/form-section'
import type { RequestValues } from '../form/request-values'
import { isSectionDone, type AskingSection as Name } from './missing'
import { useMissing } from './use-missing'

interface AskingSectionProps {
  name: Name
  title: string
  children: ReactNode
}

/**
 * A section of the form. It shows a tick if all of its required fields are filled in and none of its fields has an
 * error.
 */
export function AskingSection({ name, title, children }: AskingSectionProps) {
  const { control } = useFormContext<RequestValues>()
  const { errors } = useFormState({ control })
  const missing = useMissing(errors)
  return (
    <FormSection title={title} isDone={isSectionDone(missing, errors, name)}>
      {children}
    </FormSection>
  )
}
