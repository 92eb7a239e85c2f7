import type { Finding } from './Finding.ts'

const selfTalk: readonly RegExp[] = [
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b/i,
  /\bi(?:['’]m| am) sorry\b[^\p{L}]{0,3}(?:but )?i\b.{0,30}\b(?:can(?:no|['’])t|unable|won['’]t|not able)\b/iu,
  /\bi(?:['’]m| am) (?:unable|not able) to (?:help|assist|comply|write|fulfil|create|provide|answer)\b/i,
  /\bi (?:can(?:no|['’])t|cannot|won['’]t) (?:help|assist|comply|fulfil?l|write|create|provide)\b/i,
  /\b(?:here is|here['’]s|below is) (?:the|your|an?) (?:\p{L}+ )?(?:article|draft|text|outline)\b/iu,
  /как (?:искусственный интеллект|языковая модель|ии[- ]|большая языковая)/iu,
  /(?:извините|простите|к сожалению),? (?:но )?я не (?:могу|в состоянии)/iu,
  /вот (?:ваша|готовая) статья/iu,
  /(?:bir )?yapay zek[aâ] (?:dil )?(?:modeli )?olarak/iu,
  /(?:üzgünüm|maalesef),? (?:ama |ancak )?(?:bu|yardımcı|yazamam|isteğ)/iu,
  /[iİ]şte (?:makaleniz|istediğiniz makale)/iu,
  /(?:인공지능|AI|언어 모델)(?: 언어 모델)?(?:(?:으)?로서|이기 때문에)/u,
  /(?:죄송하지만|죄송합니다만?).{0,40}(?:없습니다|어렵습니다|도와드릴)/u,
  /(?:요청하신|다음은) (?:기사|글)(?:입니다)?/u,
]

/** The model speaks of itself, refuses, or hands its work over instead of doing it. */
export function checkRefusal(text: string): readonly Finding[] {
  const found = selfTalk.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
  return found === undefined
    ? []
    : [{ rule: 'refusal', message: `"${found.slice(0, 80)}" is not part of an article. Write the article itself.` }]
}
