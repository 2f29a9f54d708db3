'use client'

import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Switch } from '@/components/ui/switch'
import { useStoredChoice } from '@/lib/storage/use-stored-choice'
import { actOnKey } from './act-on-key'
import { advancePause } from './advance-pause'
import { shortcutOf, shortcuts } from './shortcut-keys'

/** Shortcuts work where the menu with their button is visible: on screens wide enough for a keyboard. */
const deskQuery = '(width >= 80rem)'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=textbox]'))

/** What opens above the page and has keys of its own. */
const openLayer = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'

/** The shortcuts of the panel, and the button that lists them and switches them off. */
export function PanelShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const [isOff, setIsOff] = useStoredChoice('panel-shortcuts-off')

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event
      if (event.defaultPrevented || advancePause.isOn(performance.now())) return
      if (document.querySelector(openLayer) || !matchMedia(deskQuery).matches) return
      const shortcut = shortcutOf({
        key,
        hasModifier: ctrlKey || metaKey || altKey,
        hasShift: shiftKey,
        isRepeated: repeat,
        isTyping: isField(target),
        isOff,
      })
      if (shortcut === null) return
      event.preventDefault()
      if (shortcut === '?') setIsOpen(true)
      else actOnKey(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOff])

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <button
          type="button"
          className="needs-script flex min-h-8 w-full items-center gap-2 rounded-control px-2.5 text-sm font-medium text-muted-foreground transition-colors hover:bg-muted focus-visible:-outline-offset-2"
        >
          <Keyboard aria-hidden className="size-4" />
          Atajos de teclado
          <kbd aria-hidden className="ml-auto font-sans">
            ?
          </kbd>
        </button>
      </DialogTrigger>
      <DialogContent
        title="Atajos de teclado"
        description="Una sola tecla, siempre que no estés escribiendo en un campo."
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5">
          {shortcuts.map(({ key, text }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="grid size-8 place-items-center rounded-control border border-input-border bg-muted font-sans text-sm font-semibold uppercase">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <label
          htmlFor="usar-atajos"
          className="mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-4 border-t pt-3 font-medium"
        >
          Usar los atajos
          <Switch id="usar-atajos" checked={!isOff} onCheckedChange={(isOn) => setIsOff(!isOn)} />
        </label>
      </DialogContent>
    </Dialog>
  )
}
