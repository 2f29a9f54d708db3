'use client'

import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { dismissToasts } from '@/lib/toasts-read'

interface EditableCardProps {
  title: string
  /** Fragment of an address that leads to the card. */
  anchor?: string
  canEdit: boolean
  /** Renders the form; `close` returns to the facts. */
  form: (close: () => void) => ReactNode
  children: ReactNode
}

/** A card with facts that can be replaced by a form to edit them. */
export function EditableCard({ title, anchor, canEdit, form, children }: EditableCardProps) {
  const ownId = useId()
  const titleId = anchor ?? ownId
  const [isEditing, setIsEditing] = useState(false)
  const { edited, title: heading, opener } = useFocusOf(isEditing, anchor)
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <div className="mb-4 flex items-center justify-between gap-3 tiny:flex-wrap">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
            {title}
          </h2>
          {canEdit && !isEditing && (
            <Button
              ref={opener}
              variant="ghost"
              onClick={() => {
                setIsEditing(true)
                dismissToasts()
              }}
              aria-label={`Corregir ${title.toLowerCase()}`}
              className="-my-2 -mr-3 px-3"
            >
              <Pencil aria-hidden />
              Corregir
            </Button>
          )}
        </div>
        {isEditing && canEdit ? (
          // biome-ignore lint/a11y/useSemanticElements: the fields have field sets of their own within.
          <div ref={edited} role="group" aria-labelledby={titleId} tabIndex={-1} className="outline-none">
            {form(() => setIsEditing(false))}
          </div>
        ) : (
          children
        )}
      </section>
    </Card>
  )
}

/**
 * Moves the focus into the form when it opens, and back when it closes. The clicked button disappears in both cases.
 * The form is much longer than the facts, so without this the reader would end up at the bottom of the page.
 */
function useFocusOf(isEditing: boolean, anchor: string | undefined) {
  const edited = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useLayoutEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (isEditing) return edited.current?.focus({ preventScroll: true })
    // Focus the title if the edit button is gone, because the facts may not be editable any more.
    const target = opener.current ?? title.current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [isEditing])
  // Focus the title if the address names this card, because the page was replaced by one with a new link while the
  // reader was here.
  useEffect(() => {
    if (anchor && location.hash === `#${anchor}`) title.current?.focus()
  }, [anchor])
  return { edited, title, opener }
}
