'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { SavedNote } from '@/components/ui/saved-note'
import { Select } from '@/components/ui/select'
import { useApiAction } from '@/lib/api/use-api-action'

interface PlaceAfterFormProps {
  /** After which one it stands; null for the first. */
  afterId: number | null
  others: readonly { id: number; name: string }[]
  move: (afterId: number | null) => Promise<unknown>
  hint: string
  first: string
  moved: string
}

/** Where one stands in a list whose order admins make. Moving it back undoes it. */
export function PlaceAfterForm({ moved, ...props }: PlaceAfterFormProps) {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <div className="space-y-3">
      {/* Anew where it was moved, here or by somebody else. */}
      <Choosing
        key={props.afterId}
        {...props}
        onMoved={() => setIsMoved(true)}
        onChoose={() => setIsMoved(false)}
      />
      {isMoved && <SavedNote>{moved}</SavedNote>}
    </div>
  )
}

interface ChoosingProps extends Omit<PlaceAfterFormProps, 'moved'> {
  onMoved: () => void
  onChoose: () => void
}

function Choosing({ afterId, others, move, hint, first, onMoved, onChoose }: ChoosingProps) {
  const stored = String(afterId ?? '')
  const [chosen, setChosen] = useState(stored)
  const { run, isPending } = useApiAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    run(() => move(chosen === '' ? null : Number(chosen)), { onSuccess: onMoved })
  }
  return (
    <LiveForm onSubmit={send} onChange={onChoose} className="space-y-3">
      <Field label="Va después de" hint={hint}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            placeholder={first}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="outline" isLoading={isPending} disabled={chosen === stored}>
        Cambiar de lugar
      </Button>
    </LiveForm>
  )
}
