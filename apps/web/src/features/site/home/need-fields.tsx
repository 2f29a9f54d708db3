'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { TypedRubroProps } from './typed-rubro'

/** The address to which the form leads, with the name and the maximum length of its text field. */
interface NeedTarget {
  action: string
  name: string
  maxLength: number
}

interface NeedFieldsProps {
  targets: { search: NeedTarget; form: NeedTarget }
  placeholder: string
  label: ReactNode
  icon: ReactNode
  button: ReactNode
}

/** The part of the form that changes once scripts run. */
export function NeedFields({ targets, placeholder, label, icon, button }: NeedFieldsProps) {
  const { action, name, maxLength } = useIsHydrated() ? targets.form : targets.search
  return (
    <form action={action} method="get" className="space-y-2">
      {label}
      <div className="flex flex-col gap-3 sm:flex-row md:max-lg:flex-col">
        {/* The height and the inset of the plain field and of the box that replaces it. */}
        <div className="relative min-w-0 flex-1 text-foreground [&_input]:h-13 [&_input]:truncate [&_input]:pl-12 [&_input+span]:top-4">
          {icon}
          <RubroBox id="inicio-rubro" name="rubroId" placeholder={placeholder}>
            <Input
              id="inicio-rubro"
              name={name}
              maxLength={maxLength}
              autoComplete="off"
              placeholder={placeholder}
            />
          </RubroBox>
        </div>
        {button}
      </div>
    </form>
  )
}

interface RubroBoxProps extends Omit<TypedRubroProps, 'rubros' | 'startsFocused'> {
  /** The plain text field, which works without scripts. */
  children: ReactNode
}

/**
 * Replaces the plain field with the rubro box of the request form, which suggests rubros for 'se rompió un caño'. It is
 * loaded once the page is quiet, so that it delays nothing. It never replaces a field that has text.
 */
function RubroBox({ id, name, placeholder, children }: RubroBoxProps) {
  const [NeedInput, setNeedInput] = useState<ComponentType | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      const [{ TypedRubro }, { loadRubros }] = await Promise.all([
        import('./typed-rubro'),
        import('./load-rubros'),
      ])
      const rubros = await loadRubros()
      const field = box.current?.querySelector('input')
      if (isGone || field?.value !== '') return
      const startsFocused = field === document.activeElement
      setNeedInput(() => () => <TypedRubro {...{ id, name, placeholder, rubros, startsFocused }} />)
    }
    // Without the box the plain field stays, which also works.
    const cancel = whenQuiet(() => load().catch(() => undefined))
    return () => {
      isGone = true
      cancel()
    }
  }, [id, name, placeholder])

  return <div ref={box}>{NeedInput ? <NeedInput /> : children}</div>
}

/** Calls `run` once the page is loaded and the browser has nothing else to do. Returns a function that cancels it. */
function whenQuiet(run: () => void): () => void {
  let cancelIdle: () => void = () => undefined
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(run, { timeout: 2_000 })
      cancelIdle = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(run, 300)
      cancelIdle = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    cancelIdle()
  }
}
