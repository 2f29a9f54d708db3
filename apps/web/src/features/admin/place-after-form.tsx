'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveForm } from '@/components/ui/live-form'
import { SavedNote } from '@/components/ui/saved-note'
import { Select } from '@/components/ui/select'
import { useApiAction } from '@/lib/api/use-api-action'

interface PlaceAfterFormProps {
  /** The id of the item before it. Null if it is first. */
  afterId: number | null
  siblings: readonly { id: number; name: string }[]
  move: (afterId: number | null) => Promise<unknown>
  hint: string
  first: string
  moved: string
}

/** The form that changes the position of a record in a list that admins order. Moving it back undoes the change. */
export function PlaceAfterForm({ moved, ...props }: PlaceAfterFormProps) {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <div className="space-y-3">
      {/* A new key resets the choice when the record was moved, here or by another admin. */}
      <PlaceAfterFields
        key={props.afterId}
        {...props}
        onMoved={() => setIsMoved(true)}
        onChoose={() => setIsMoved(false)}
      />
      {isMoved && <SavedNote>{moved}</SavedNote>}
    </div>
  )
}

interface PlaceAfterFieldsProps extends Omit<PlaceAfterFormProps, 'moved'> {
  onMoved: () => void
  onChoose: () => void
}

function PlaceAfterFields({
  afterId,
  siblings,
  move,
  hint,
  first,
  onMoved,
  onChoose,
}: PlaceAfterFieldsProps) {
  const storedAfter = String(afterId ?? '')
  const [chosenAfter, setChosenAfter] = useState(storedAfter)
  const { run, isPending } = useApiAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    run(() => move(chosenAfter === '' ? null : Number(chosenAfter)), { onSuccess: onMoved })
  }
  return (
    <LiveForm onSubmit={send} onChange={onChoose} className="space-y-3">
      <Field label="Va después de" hint={hint}>
        {(control) => (
          <Select
            {...control}
            value={chosenAfter}
            onChange={(event) => setChosenAfter(event.target.value)}
            placeholder={first}
          >
            {siblings.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="outline" isLoading={isPending} disabled={chosenAfter === storedAfter}>
        Cambiar de lugar
      </Button>
    </LiveForm>
  )
}
