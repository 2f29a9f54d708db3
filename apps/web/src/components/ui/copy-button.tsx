'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/toast'

interface CopyButtonProps {
  text: string
  /** What is copied, for screen readers: 'el teléfono'. */
  subject: string
  /**
   * Whether the button shows a word. Needed beside buttons with words, where an icon alone does not look like a button.
   */
  hasWord?: boolean
}

/** Copies a text. The check mark stays until the pointer or the focus leaves the button. */
export function CopyButton({ text, subject, hasWord = false }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      toast.success('Copiado')
    } catch {
      toast.error('Tu navegador no nos dejó copiarlo. Seleccionalo y copialo a mano.')
    }
  }
  const forget = () => setIsCopied(false)
  return (
    <Button
      variant={hasWord ? 'outline' : 'ghost'}
      size={hasWord ? undefined : 'icon'}
      onClick={copy}
      onBlur={forget}
      onPointerLeave={forget}
      aria-label={`Copiar ${subject}`}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {hasWord && 'Copiar'}
    </Button>
  )
}
