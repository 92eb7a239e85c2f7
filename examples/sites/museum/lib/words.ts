const ar = {
  example: 'هذا الموقع مثال: المتحف غير موجود.',
  museum: 'المتحف',
  way: 'في المتحف',
  galleries: 'القاعات',
  exhibits: 'المعروضات',
  gallery: 'القاعة',
  material: 'المادة',
  size: 'أبعاد النموذج',
  period: 'العصر',
  place: 'المكان',
  centimetres: 'سم',
  inThisGallery: 'في هذه القاعة',
  toGallery: 'بقية القاعة',
  hand: 'كف اليد',
  seat: 'كرسي',
  door: 'باب',
  beside: 'بجانب',
  howBig: 'كم حجمه؟',
}

const en: typeof ar = {
  example: 'This site is an example: the museum does not exist.',
  museum: 'The museum',
  way: 'In the museum',
  galleries: 'Galleries',
  exhibits: 'Exhibits',
  gallery: 'Gallery',
  material: 'Material',
  size: 'Size of the model',
  period: 'Period',
  place: 'Place',
  centimetres: 'cm',
  inThisGallery: 'In this gallery',
  toGallery: 'The rest of the gallery',
  hand: 'a hand',
  seat: 'a chair',
  door: 'a door',
  beside: 'Beside',
  howBig: 'How big is it?',
}

/** What the museum's own parts say in the page's language. */
export function wordsIn(language: string): typeof ar {
  return language === 'ar' ? ar : en
}

/** A number in the digits of a language; the same on every machine. */
export function numberIn(language: string, value: number): string {
  return new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-arab' : language).format(value)
}

interface Size {
  readonly width: number
  readonly height: number
  readonly depth: number
}

/** `34 × 38 × 19 cm`: width, height, depth. */
export function sizeIn(language: string, size: Size): string {
  const lengths = [size.width, size.height, size.depth].map((length) => numberIn(language, length))
  return `${lengths.join(' × ')} ${wordsIn(language).centimetres}`
}
