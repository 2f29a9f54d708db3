'use client'

import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

/** Shows a link in full, with a button to copy it. */
export function CopyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // The clipboard is not allowed, or missing without TLS. The text is selected, so try the old command; the user
      // can also copy by hand.
      setIsCopied(document.execCommand('copy'))
    }
  }

  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <Input
        ref={field}
        readOnly
        value={url}
        aria-label="Enlace de seguimiento"
        onFocus={(event) => event.target.select()}
        className="min-w-0 bg-background text-sm sm:flex-1"
      />
      <Button variant="outline" onClick={copy} aria-live="polite">
        {isCopied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
        {isCopied ? 'Copiado' : 'Copiar enlace'}
      </Button>
    </div>
  )
}
