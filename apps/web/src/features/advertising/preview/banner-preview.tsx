'use client'

import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { adSlots, findAdCombination } from '@oficio/contracts/advertising/spaces'
import { ImagePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { type BannerDraft, readBannerDraft, storeBannerDraft } from '../banner-draft'
import { AdFrame } from '../showing/ad-frame'
import { BannerCard } from '../showing/banner-card'
import { pictureNote } from './picture-notes'
import { useLocalPicture } from './use-local-picture'

interface BannerPreviewProps {
  slot: AdSlotName
  combinationId: number
}

/** A place to try a banner before paying. The picture stays in the browser, and the texts wait for the real form. */
export function BannerPreview({ slot, combinationId }: BannerPreviewProps) {
  const { picture: ideal } = adSlots[slot]
  const { hasTitle, hasText } = findAdCombination(combinationId) ?? { hasTitle: false, hasText: false }
  const [draft, setDraft] = useState<BannerDraft>({ title: '', description: '' })
  const { picture, isUnreadable, choose } = useLocalPicture()
  useEffect(() => setDraft(readBannerDraft()), [])
  const change = (changes: Partial<BannerDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    storeBannerDraft(next)
  }
  const note = picture && pictureNote(picture, ideal)
  return (
    <section aria-labelledby="probar-banner" className="space-y-4 rounded-card bg-sol-soft p-4 sm:p-6">
      <div>
        <h2 id="probar-banner" className="text-xl">
          Probalo antes de pagar
        </h2>
        <p className="mt-1 text-sol-soft-foreground">
          Nada se sube todavía: es solo para que veas cómo queda.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {hasTitle && (
          <Field label="Título">
            {(control) => (
              <Input
                {...control}
                value={draft.title}
                maxLength={adLimits.titleMax}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
        )}
        {hasText && (
          <Field label="Texto">
            {(control) => (
              <Input
                {...control}
                value={draft.description}
                maxLength={adLimits.textMax}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <PictureChoice ideal={ideal} onChoose={choose} />
      {isUnreadable && (
        <FieldError id="imagen-ilegible">No pudimos abrir ese archivo como imagen.</FieldError>
      )}
      <div className="max-w-xl">
        <AdFrame slot={slot} isBooked>
          <BannerCard
            title={draft.title || 'El título de tu banner'}
            hasTitle={hasTitle}
            description={hasText ? draft.description || 'El texto de tu banner.' : ''}
            imageUrl={picture?.url ?? null}
          />
        </AdFrame>
      </div>
      <p aria-live="polite" className="text-sol-soft-foreground empty:hidden">
        {note}
      </p>
    </section>
  )
}

interface PictureChoiceProps {
  ideal: { width: number; height: number }
  onChoose: (file: File | null) => void
}

const PictureChoice = ({ ideal, onChoose }: PictureChoiceProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <label
      className={`${buttonClasses({ variant: 'outline' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring`}
    >
      <ImagePlus aria-hidden />
      Elegir una imagen
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
    </label>
    <span className="text-sm text-sol-soft-foreground">
      Queda mejor una de {ideal.width} × {ideal.height} píxeles.
    </span>
  </div>
)
