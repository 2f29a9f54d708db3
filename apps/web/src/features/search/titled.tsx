import type { ReactNode } from 'react'
import { FieldError } from '@/components/ui/field-message'
import { Label } from '@/components/ui/label'

interface TitledProps {
  id: string
  label: string
  fault?: string | undefined
  children: ReactNode
}

/** A field of a search form, with its label above and its error below. */
export function TitledGroup({ id, label, fault, children }: TitledProps) {
  return (
    <div className="min-w-0 space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children}
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </div>
  )
}
