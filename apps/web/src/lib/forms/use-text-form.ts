'use client'

import { inOwnWords } from '@oficio/contracts/texts'
import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { type ErrorView, errorOf } from '../api/api-client'
import { inTime } from '../in-time'
import { useIsHydrated } from '../use-is-hydrated'

type Faults<Name extends string> = Partial<Record<Name, string>>
/** What the server said of a field, and of which value. */
type Blamed<Name extends string> = Partial<Record<Name, { value: string; text: string }>>

interface TextFormOptions<Name extends string> {
  /** The fields, in their order on the page. */
  names: readonly Name[]
  /** Fetches the contract's schema, which is needed only once somebody has typed. */
  schema: () => Promise<z.ZodType>
  /** Sends the form and returns null, or why it was refused. */
  send: (values: Record<Name, string>) => Promise<ErrorView | null>
}

/**
 * A form of a few texts, whose inputs keep what was typed: judged field by field when they are left, and as a whole when
 * it is sent. For pages that shall weigh little; anything richer takes react-hook-form.
 */
export function useTextForm<Name extends string>({ names, schema, send }: TextFormOptions<Name>) {
  const { faults, setFaults, left, blame, forgive, judge, showLeft } = useFaults({ names, schema })
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [named, setNamed] = useState<ErrorView | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  const isHydrated = useIsHydrated()
  const nameOf = ({ target }: FormEvent) => names.find((name) => name === Reflect.get(target, 'name'))

  const onLeave = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event)
    if (!name || isBusy.current) return
    left.current.add(name)
    void showLeft(event.currentTarget)
  }

  const onType = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event)
    if (name && left.current.has(name)) void showLeft(event.currentTarget)
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    for (const name of names) left.current.add(name)
    forgive()
    setRefusal(null)
    setNamed(null)
    const found = await judge(form)
    setFaults(found)
    if (Object.keys(found).length > 0) return setAttempt((count) => count + 1)
    const refused = await send(valuesOf(form, names)).catch(errorOf)
    if (!refused) return
    if (!blame(form, refused)) setRefusal(refused)
    else setNamed(refused)
    setAttempt((count) => count + 1)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second tap comes before React has drawn the button as disabled.
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    void submit(event.currentTarget).finally(() => {
      isBusy.current = false
      setIsSending(false)
    })
  }

  return {
    formProps: {
      method: 'post',
      noValidate: isHydrated,
      onSubmit,
      onBlur: onLeave,
      onInput: onType,
    } as const,
    faults,
    /** For the summary above the form: empty before it was sent. */
    summary: attempt > 0 ? summaryOf(names, faults) : [],
    refusal,
    /** Why the server blamed a field, while what it said of it stands there. */
    blameOf: (name: Name) =>
      named && faults[name] !== undefined && faults[name] === named.fields[name] ? named.code : null,
    attempt,
    isSending,
  }
}

/** What is wrong in the fields, as far as it is shown: before the form is sent, of those that were left. */
function useFaults<Name extends string>({ names, schema }: Pick<TextFormOptions<Name>, 'names' | 'schema'>) {
  const [faults, setFaults] = useState<Faults<Name>>({})
  const left = useRef(new Set<Name>())
  const blamed = useRef<Blamed<Name>>({})

  const judge = async (form: HTMLFormElement): Promise<Faults<Name>> => {
    // Without the schema (no connection, or a slow one) the server judges alone.
    const judged = (await inTime(schema()).catch(() => null))?.safeParse(valuesOf(form, names), inOwnWords)
    const issues = judged?.error?.issues ?? []
    return Object.fromEntries(issues.map(({ path, message }) => [path[0], message] as const).reverse())
  }

  const showLeft = async (form: HTMLFormElement) => {
    // The summary takes the focus from the field that was sent by Enter: what the server said of it stays.
    const found = { ...textsOf(blamed.current, valuesOf(form, names)), ...(await judge(form)) }
    // React's own way of reading the set while it draws would be too late: another field may have been left since.
    const shown = names.filter((name) => left.current.has(name) && found[name] !== undefined)
    setFaults(Object.fromEntries(shown.map((name) => [name, found[name]])) as Faults<Name>)
  }

  /** Shows what the server said of fields, and tells whether it said anything of one. */
  const blame = (form: HTMLFormElement, { fields }: ErrorView): boolean => {
    const values = valuesOf(form, names)
    const found = names.flatMap((name) => {
      const text = fields[name]
      return text === undefined ? [] : [[name, { value: values[name], text }] as const]
    })
    blamed.current = Object.fromEntries(found) as Blamed<Name>
    setFaults(textsOf(blamed.current, values))
    return found.length > 0
  }
  /** What it said of the form as it was does not stand once that is sent anew. */
  const forgive = () => {
    blamed.current = {}
  }

  return { faults, setFaults, left, blame, forgive, judge, showLeft }
}

/** What the server said of those that are still as it had them. */
const textsOf = <Name extends string>(blamed: Blamed<Name>, values: Record<Name, string>): Faults<Name> =>
  Object.fromEntries(
    (Object.entries(blamed) as [Name, { value: string; text: string }][]).flatMap(
      ([name, { value, text }]) => (values[name] === value ? [[name, text]] : []),
    ),
  ) as Faults<Name>

const summaryOf = <Name extends string>(names: readonly Name[], faults: Faults<Name>) =>
  names.flatMap((name) => (faults[name] ? [{ fieldId: name, message: faults[name] }] : []))

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const sent = new FormData(form)
  // Every name gets its value, which the compiler cannot follow through a list.
  return Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? '')])) as Record<Name, string>
}
