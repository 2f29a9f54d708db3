'use client'

import { inOwnWords } from '@oficio/contracts/texts'
import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { type ErrorView, errorOf } from '../api/api-client'
import { inTime } from '../in-time'
import { useIsHydrated } from '../use-is-hydrated'
import { faultsIn, hiddenTextOf, withFieldTexts } from './show-refusal'

type Faults<Name extends string> = Partial<Record<Name, string>>
/** What the server refused in each field, and the value that it refused. */
type ServerFaults<Name extends string> = Partial<Record<Name, { value: string; text: string }>>

interface TextFormOptions<Name extends string> {
  /** The fields, in their order on the page. */
  names: readonly Name[]
  /** Fetches the contract's schema, which is needed only once the visitor has typed. */
  schema: () => Promise<z.ZodType>
  /** Sends the form. Returns null, or the reason why it was refused. */
  send: (values: Record<Name, string>) => Promise<ErrorView | null>
}

/**
 * A form with a few text inputs that keep their own values. A field is validated when the focus leaves it, and the whole
 * form when it is sent. For pages with a small weight budget; richer forms use react-hook-form.
 */
export function useTextForm<Name extends string>({ names, schema, send }: TextFormOptions<Name>) {
  const { faults, leftFields, ...fieldFaults } = useFaults({ names, schema })
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [fieldRefusal, setFieldRefusal] = useState<ErrorView | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  const isHydrated = useIsHydrated()
  const nameOf = ({ target }: FormEvent) => names.find((name) => name === Reflect.get(target, 'name'))

  const onLeave = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event)
    if (!name || isBusy.current) return
    leftFields.current.add(name)
    void fieldFaults.showLeft(event.currentTarget)
  }

  const onType = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event)
    if (name && leftFields.current.has(name)) void fieldFaults.showLeft(event.currentTarget)
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    for (const name of names) leftFields.current.add(name)
    fieldFaults.clearServerFaults()
    setRefusal(null)
    setFieldRefusal(null)
    const newFaults = await fieldFaults.validate(form)
    fieldFaults.setFaults(newFaults)
    if (Object.keys(newFaults).length > 0) return setAttempt((count) => count + 1)
    const error = await send(valuesOf(form, names)).catch(errorOf)
    if (!error) return
    if (fieldFaults.showServerFaults(form, error)) setFieldRefusal(error)
    else setRefusal(withFieldTexts(error))
    setAttempt((count) => count + 1)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second tap may come before React has disabled the button.
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
    /** For the summary above the form. Empty until the form is sent. */
    summary: attempt > 0 ? fieldFaults.summary : [],
    refusal,
    /** Returns the code of the refusal of a field, as long as its message is shown. */
    blameOf: (name: Name) =>
      fieldRefusal && faults[name] && faults[name] === fieldRefusal.fields[name] ? fieldRefusal.code : null,
    attempt,
    isSending,
  }
}

/** The faults that are shown. Before the form is sent, only fields that lost the focus show theirs. */
function useFaults<Name extends string>({ names, schema }: Pick<TextFormOptions<Name>, 'names' | 'schema'>) {
  const [faults, setFaults] = useState<Faults<Name>>({})
  /** What the server refused in fields without a control, if it also refused others. */
  const [hiddenText, setHiddenText] = useState<string | null>(null)
  const leftFields = useRef(new Set<Name>())
  const serverFaults = useRef<ServerFaults<Name>>({})

  const validate = async (form: HTMLFormElement): Promise<Faults<Name>> => {
    // Without the schema (no connection, or a slow one) only the server validates.
    const parsed = (await inTime(schema()).catch(() => null))?.safeParse(valuesOf(form, names), inOwnWords)
    const issues = parsed?.error?.issues ?? []
    return Object.fromEntries(issues.map(({ path, message }) => [path[0], message] as const).reverse())
  }

  const showLeft = async (form: HTMLFormElement) => {
    // The summary takes the focus from the field that was sent with Enter, and the server's message about it must stay.
    const allFaults = { ...textsOf(serverFaults.current, valuesOf(form, names)), ...(await validate(form)) }
    // Reads the set here and not while React renders, because another field may lose the focus before that.
    const shownFields = names.filter((name) => leftFields.current.has(name) && allFaults[name] !== undefined)
    setFaults(Object.fromEntries(shownFields.map((name) => [name, allFaults[name]])) as Faults<Name>)
  }

  /** Shows what the server refused in the fields. Returns whether it named a field. */
  const showServerFaults = (form: HTMLFormElement, view: ErrorView): boolean => {
    const { fields } = view
    const values = valuesOf(form, names)
    const namedFaults = names.flatMap((name) => {
      const text = fields[name]
      return text === undefined ? [] : [[name, { value: values[name], text }] as const]
    })
    serverFaults.current = Object.fromEntries(namedFaults) as ServerFaults<Name>
    setFaults(textsOf(serverFaults.current, values))
    const hiddenFaults = faultsIn(view).filter(({ field }) => !isOneOf(names, field))
    if (namedFaults.length > 0) setHiddenText(hiddenTextOf(hiddenFaults))
    return namedFaults.length > 0
  }
  /** Forgets the refusals of the earlier attempt. */
  const clearServerFaults = () => {
    serverFaults.current = {}
    setHiddenText(null)
  }

  const summary = [...(hiddenText ? [{ message: hiddenText }] : []), ...summaryOf(names, faults)]

  return { faults, summary, setFaults, leftFields, showServerFaults, clearServerFaults, validate, showLeft }
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

/** Returns the messages about fields that still have the value which the server refused. */
const textsOf = <Name extends string>(
  serverFaults: ServerFaults<Name>,
  values: Record<Name, string>,
): Faults<Name> =>
  Object.fromEntries(
    (Object.entries(serverFaults) as [Name, { value: string; text: string }][]).flatMap(
      ([name, { value, text }]) => (values[name] === value ? [[name, text]] : []),
    ),
  ) as Faults<Name>

const summaryOf = <Name extends string>(names: readonly Name[], faults: Faults<Name>) =>
  names.flatMap((name) => (faults[name] ? [{ fieldId: name, message: faults[name] }] : []))

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form)
  // Each name gets a value, but the compiler cannot derive that from a list.
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
}
