'use client'

import { toast } from '@/lib/toast'
import { buttonClasses } from './button-classes'
import { Icon } from './icon'

interface ShareButtonProps {
  title: string
  path: string
}

/**
 * Shares the address of a page with the device's share dialog. Copies the address if the device has none. On phones it
 * is only an icon.
 */
export function ShareButton({ title, path }: ShareButtonProps) {
  const share = async () => {
    const url = location.origin + path
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast.success('Copiamos la dirección')
    } catch (error) {
      // The visitor cancelled the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error('Tu navegador no nos dejó compartirla. Copiá la dirección de arriba.')
    }
  }
  return (
    <button
      type="button"
      className={`needs-script ${buttonClasses({ variant: 'outline' })} max-sm:size-11 max-sm:px-0`}
      onClick={() => void share()}
    >
      <Icon name="share-2" />
      <span className="max-sm:sr-only">Compartir</span>
    </button>
  )
}
