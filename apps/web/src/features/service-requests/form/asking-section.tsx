'use client'

import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSection } from './form-section'
import { isSectionDone, type AskingSection as Name } from './missing'
import type { RequestValues } from './request-values'

interface AskingSectionProps {
  name: Name
  title: string
  children: ReactNode
}

/** A section that is ticked once it has been told everything. */
export function AskingSection({ name, title, children }: AskingSectionProps) {
  const { control } = useFormContext<RequestValues>()
  const isDone = useWatch({ control, compute: (values: RequestValues) => isSectionDone(values, name) })
  return (
    <FormSection title={title} isDone={isDone}>
      {children}
    </FormSection>
  )
}
