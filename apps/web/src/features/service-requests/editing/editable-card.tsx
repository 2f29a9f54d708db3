'use client'

import { Pencil } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

interface EditableCardProps {
  title: string
  canEdit: boolean
  /** What stands there while editing; `close` shows the card as it was. */
  form: (close: () => void) => ReactNode
  children: ReactNode
}

/** Facts that turn into a form in their own place. */
export function EditableCard({ title, canEdit, form, children }: EditableCardProps) {
  const titleId = useId()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <div className="mb-4 flex items-center justify-between gap-3 tiny:flex-wrap">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {canEdit && !isEditing && (
            <Button
              variant="ghost"
              onClick={() => setIsEditing(true)}
              aria-label={`Corregir ${title.toLowerCase()}`}
              className="-my-2 -mr-3 px-3"
            >
              <Pencil aria-hidden />
              Corregir
            </Button>
          )}
        </div>
        {isEditing && canEdit ? form(() => setIsEditing(false)) : children}
      </section>
    </Card>
  )
}
