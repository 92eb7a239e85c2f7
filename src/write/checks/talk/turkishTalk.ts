import type { TalkWords } from './TalkWords.ts'

/** Turkish, in lower case. */
export const turkishTalk: TalkWords = {
  self: String.raw`
    ben / bana / beni / benim / benden / bende / -[ıiuü]yorum / -[ae]ca[ğk]ım / -[ae]ce[ğk]im / -[ae]y[ıi]m(?: m[ıi])? /
    -(?<!(?<!\p{L})t)[ae]m[ae]m / -[ae]bilirim / -m[ae]l[ıi]y[ıi]m /
    (?:yaz|hazırla|oluştur|üret|düzenle|düzelt|güncelle|kısalt|uzat|genişlet|ekle|çıkar|kaldır|değiştir|tamamla|sun|yanıtla|incele|doğrula|gözden geçir|bölümle|kullan|tut)[aeıiuü]?r[ıiuü]m /
    olurum / ederim /
    (?:yaz|hazırla|oluştur|üret|düzenle|düzelt|güncelle|kısalt|uzat|genişlet|ekle|çıkar|kaldır|değiştir|tamamla|sun|yanıtla|incele|doğrula|gözden geçir|bölümle|kullan|tut)[dt][ıiuü]m /
    -[ae]m[ae]d[ıi]m / -[ae]m[ae]d[ıi]ğ[ıi]m- / değilim / yokum / umarım
  `,
  unable: String.raw`
    -(?<!(?<!\p{L})t)[ae]m[ae]m / -[ae]m[ıi]yorum / -[ae]m[ae]y[ae]ca[ğk][ıi]m / -[ae]m[ae]yece[ğk]im / -[ae]m[ıi]yor /
    -m[ıiuü]yorum / mümkün değil / değilim / uygun (?:değil|olmaz) / yeterli (?:bilgi|veri)? ?(?:yok|değil) / yok / redde- /
    aykırı / ihlal / dışında / eksik / yetersiz / zorunday- / imk[aâ]nsız / yasak- / engel- / kısıtl- / izin ver(?:m|il)- /
    yetkim / kapsam(?:ım)? dış- / istemiyorum / yetersiz- / bulunmuyor / olanak-
  `,
  making: String.raw`
    yaz(?:a|d|m|ıy|may|acağ|abil)- / çalıştım / özen göster- / değiştird- / gider(?:ildi|dim) / dikkate al- / uyarla- /
    sadeleştir- / odaklan- / yetindim / yazıl(?:dı|mış|amadı)- / tercih / yeniden yaz- / hazırla- / oluştur- / üret- /
    düzenle- / düzelt- / güncelle- / kısalt- / uzat- / genişlet- / ekle- / çıkard- / kaldır- / tamamla- / sunabil- /
    yanıtla- / cevapla(?:y|d|ma|r[ıi])- / incele- / doğrula- / gözden geçir- / devam e- / yardım(?:cı|a)? ol- /
    yardım(?:a|ına)? / destek-? / yerine get- / karşıla- / kaleme al- / özetle- / çevir(?:di|ebil|e?yim)- / yayımla- /
    yayınla- / teslim / ayrıntılandır- / netleştir- / belirt(?:tim|medim) / değin- /
    atla(?:dım|mak) / derle(?:dim|yebil)- / kurgula- / aktar(?:dım|maya) / paylaş(?:tım|abil)-
  `,
  work: String.raw`
    gövde- / ifadeler / yeniden yazıl- / sınır(?:ı|ını|ınıza) / plana / gerekçe- / önceki tur- / sohbet dili / parantez /
    makale- / metin-? / metn- / yazı(?:yı|nın|m|mız|nız|nızı|sı|da|dan)? / taslak- / taslağ- / içeri[kğ]- / bölüm- /
    paragraf- / cümle- / giriş- / sonuç- / başlı[kğ]- / konu- / üslu[pb]- / sürüm- / talimat- / görev- / bağlantı- /
    kaynak- / ayrıntı- / editör- / dergi- / örnek- / bilgi- / veri(?:ler|lerde|de|den)? / düzeltme- / politika- /
    (?:başka|herhangi bir|ek) (?:değişiklik|düzeltme|soru)- / değişiklik / madde- / yorum(?:lar)?- / anlatım- /
    dil bilgisi / yazım- / noktalama / biçim(?:i|lendirme)- / kapanış- /
    madde(?:ler|leri) / yazı dili / okunabilirlik / ifade-
  `,
  pointer: String.raw`
    işte / aşağıda- / buyurun / şöyle / şu şekilde- / ekte / bulabilirsiniz / bulacaksınız / sunuyorum / hazır
  `,
  offer: String.raw`
    haber ver- / bildir- / söyle(?:yin|meniz|mekten|rseniz) / belirt- / lütfen / çekinme- / dilerseniz / dilediğiniz-? /
    isterseniz / ister misiniz / istersiniz / olursa / varsa / gerekirse / gerekiyorsa / umarım / memnuniyet- /
    mutluluk duy- / hazırım / buradayım / bekliyorum / başka bir (?:şey|iste|konu|soru|arzu)- / paylaş- / gönderin /
    -ebilirsiniz / -abilirsiniz / hazır(?:ım|lar) / ne zaman isterseniz / dilediğiniz zaman / iletişime /
    ulaşabil- / rica ed- / seve seve / arzu eder- / talep eder- / gerekli(?:yse) / lazımsa / yeterli mi
  `,
  assent: String.raw`
    selam / merhaba / teşekkürler / harika, / tamamdır / tabii / tabi / elbette / kesinlikle / memnuniyetle / anladım /
    tamam / peki / hemen(?! (?:her|hemen|hiç)(?!\p{L})) / teşekkür- / üzgünüm / özür- / maalesef / ne yazık ki / kusura / korkarım / haklısınız /
    harika (?:bir )?(?:konu|soru|fikir) / rica ederim / tabiki / evet, / mükemmel / not (?:aldım|edildi) / zevkle / 
  `,
  magazine: String.raw`
    biz / bize / bizim / okur(?:lar|un|dan|umuz)-? / sayımız- / dizi(?:nin|mizin) / -[ıiuü]yoruz
  `,
  count: String.raw`
    \d+(?:[.,]\d+)* (?:kelime|sözcük|karakter)-
  `,
  job: String.raw`
    yayım?la(?:ma|n)-(?:dan önce)? / (?:yayımlamadan|yayınlamadan|yayından) önce /
    (?:yanıtın|cevabın|çıktının|gövdenin) sonu / (?:çıktı|gövde|yanıt|metin) (?:burada|bitti|sona)- / toplam kelime /
    (?<=^[^a-zçğıöşü]*)(?:kategori|kaynaklar|iç bağlantılar|önerilen [a-zçğıöşü ]+|görsel fikri|okuma süresi|kısa ad|görev|taslak \d+|sürüm \d+)(?=[ :]*[:(]) /
    çevirmenin notu / çevrilmiştir / nihai (?:cevap|metin) / (?:kelime|sözcük|karakter) sayısı / kelime sınır- /
    meta (?:açıklama|başlı)- /
    (?<=^[^a-zçğıöşü]*)(?:başlık|açıklama|kelimeler|etiketler|(?:yapılan )?(?:değişiklik|düzeltme)ler|özet): /
    anahtar kelime- / seo / json / bu (?:iste[ğk]|tale[pb])- / tale[pb](?:i|iniz)- / iste[kğ]i(?:niz)?-? / istek üzerine /
    geri bildirim- / taslakla ilgili / (?:makale|metin|yazı|taslak)(?:nın|in|ın|ğın)? sonu /
    (?:metnin|makalenin|yazının|taslağın) sonu /
    (?:son|yeni|düzeltilmiş|düzenlenmiş|güncellenmiş|önceki|sonraki|bir sonraki|başka bir|farklı bir|kısa bir) (?:sürüm|metin|metn|makale|taslak|yazı|mesaj|yanıt|cevab)- /
    (?:son|yeni|düzeltilmiş|düzenlenmiş|güncellenmiş|önceki|kısa bir) hal(?:i|ini|iyle|ine|de)? /
    son (?:metin|hali)-? / editör(?:e|ün) not- / (?:bu|önceki|son) (?:yanıt|cevap|çıktı)- / stil (?:kılavuz|rehber)- /
    düz metin / (?:başlık|görsel|bağlantı) öneri- /
    özgün (?:metin|makale|içerik)-
  `,
  asker: String.raw`
    okurlarınız- / okur kitlenize / sıraladığınız / yasakladığınız / ne düşünüyorsunuz / görüşlerinizi / fikrinizi /
    sitenizde / bizden / istediğiniz-? / istemiştiniz / istendiği / verdiğiniz (?:talimat|tasla[kğ]|bilgi|konu|plan)- /
    belirttiğiniz / gönderdiğiniz / paylaştığınız / sağladığınız / aradığınız /
    (?:isteğ|talimat|talimatlar|talebi|taleb|makale|taslağ|geri bildirim|yorum|beklenti|beklentiler|ihtiyaç|onay|dergi|metn)(?:[ıiuü]n|n)[ıiuü]z- /
    (?:-m[ae]m[ıi]) ister / -m[ae]m[ıi] ister- / benden / sizin için / size (?:yardım|destek)- / kullanıcı / asistan: /
    talimatlarda / söylediğiniz / dediğiniz / sorduğunuz / istek(?:ler)?iniz- / notlarınız- / projeniz- / blogunuz- /
    siteniz- / müşteri- / editörünüz- / beklediğiniz / tercih(?:iniz|ler)- / uygun gör- / mesajınız- / kriter-
  `,
  machine: String.raw`
    openai / dijital asistan / makine tarafından / otomatik sistem- / güvenlik ayar- / internet(?:e|ten) / sistem talimat- /
    üzere tasarlan- / yapay zek- / dil model- / sohbet robot- / asistan olarak / talimatlarım- / chatgpt /
    bilgisayar program- / eğitim eğitildi- / kurallarıma / ilkelerime / yönergelerim- / geliştir(?:en|ici)- /
    erişimim / (?:içerik|kullanım) (?:politika|kural)- / yazılım- / algoritma- / programlan- / etik / zararlı / telif /
    güncel (?:bilgi|veri)- / veri (?:taban|küme|set)- / eğitil- / sanal / filtre-
  `,
}
