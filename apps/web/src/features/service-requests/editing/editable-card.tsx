'use client'

import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { dismissToasts } from '@/lib/toasts-read'

interface EditableCardProps {
  title: string
  /** By which an address leads to it. */
  anchor?: string
  canEdit: boolean
  /** What stands there while editing; `close` shows the card as it was. */
  form: (close: () => void) => ReactNode
  children: ReactNode
}

/** Facts that turn into a form in their own place. */
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
 * Moves the focus into the form when it opens, and back when it closes: the button that was tapped is gone by then, and
 * the form is so much longer than the facts that without it the reader would find themselves at the foot of the page.
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
    // What was corrected may not be corrected again.
    const target = opener.current ?? title.current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [isEditing])
  // The address names the part that the reader came from, on a page that took this one's place.
  useEffect(() => {
    if (anchor && location.hash === `#${anchor}`) title.current?.focus()
  }, [anchor])
  return { edited, title, opener }
}
