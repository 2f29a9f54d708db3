'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import type { TypedRubroProps } from './typed-rubro'

/** The events that show that a visitor is active. */
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

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
  children: ReactNode
}

/** The part of the form that changes once scripts run. */
export function NeedFields({ targets, placeholder, label, icon, button, children }: NeedFieldsProps) {
  const { action, name, maxLength } = useIsHydrated() ? targets.form : targets.search
  return (
    <form action={action} method="get" className="space-y-2.5">
      {label}
      <div className="flex gap-2 tiny:flex-col">
        <div className="min-w-0 flex-1">
          <RubroBox id="inicio-rubro" name="rubroId">
            <div className="relative">
              {icon}
              <Input
                id="inicio-rubro"
                name={name}
                maxLength={maxLength}
                autoComplete="off"
                placeholder={placeholder}
                className="truncate pl-11"
              />
            </div>
          </RubroBox>
        </div>
        {button}
      </div>
      {children}
    </form>
  )
}

interface RubroBoxProps extends Omit<TypedRubroProps, 'rubros'> {
  /** The plain text field, which works without scripts. */
  children: ReactNode
}

/**
 * Replaces the plain field, once the visitor is active, with the rubro box of the request form, which suggests rubros
 * for 'se rompió un caño'. It is loaded on demand, so that the page stays small. It never replaces a field that has
 * text or the focus.
 */
function RubroBox({ id, name, children }: RubroBoxProps) {
  const [NeedInput, setNeedInput] = useState<ComponentType | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (NeedInput) return
    let isGone = false
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const [{ TypedRubro }, { loadRubros }] = await Promise.all([
          import('./typed-rubro'),
          import('./load-rubros'),
        ])
        const rubros = await loadRubros()
        if (isGone || isUsed(box.current)) return
        setNeedInput(() => () => <TypedRubro id={id} name={name} rubros={rubros} />)
      } catch {
        // The plain field stays, which also works.
      } finally {
        isLoading = false
      }
    }
    for (const beginning of activityEvents) addEventListener(beginning, load, { passive: true })
    return () => {
      isGone = true
      for (const beginning of activityEvents) removeEventListener(beginning, load)
    }
  }, [NeedInput, id, name])

  return <div ref={box}>{NeedInput ? <NeedInput /> : children}</div>
}

function isUsed(box: HTMLElement | null): boolean {
  const field = box?.querySelector('input')
  return field?.value !== '' || field === document.activeElement
}
