/** How the page of an answer sheet looks, alone and on paper: the product’s colours, the fonts of the reader’s machine. */
export const sheetStyle = `
:root{color-scheme:light dark;--paper:light-dark(#fbf9f4,#111a16);--ink:light-dark(#16241e,#e8eee9);--quiet:light-dark(#42524a,#b6c4bb);--line:light-dark(#ddd7c9,#2d3b34);
--spruce:light-dark(#12372a,#b4e4cc);--wash:light-dark(#e5eee8,#1c2f26);--border:light-dark(#64736a,#8a9c92);--rust:light-dark(#84290d,#f5ad91);--ochre:light-dark(#5d4300,#e9cb78);
--lake:light-dark(#104e74,#93cbf1);--focus:light-dark(#0f6fae,#7cc0ee)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.kicker{margin:0;font-weight:700;color:var(--spruce)}
h1{margin:.25rem 0 1rem;font-size:clamp(1.5rem,5vw,2rem);line-height:1.2}
h2{margin:2.5rem 0 .5rem;font-size:1.375rem;line-height:1.25;color:var(--spruce)}
h3{margin:1.5rem 0 .25rem;font-size:1.0625rem}
a{color:var(--lake)}a:focus-visible,button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.notice{margin:0 0 1rem;padding:.25rem 0 .25rem 1rem;border-left:4px solid var(--ochre)}
.ways,.sections{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;column-gap:1.5rem}
.ways a,.sections a{display:inline-flex;align-items:center;min-height:2.75rem}
.skip{position:absolute;left:-99rem}.skip:focus{position:static;display:inline-block;padding:.625rem 1rem}
dl{margin:0}
.row{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:baseline;gap:.25rem 1.5rem;padding:.5rem 0;border-top:1px solid var(--line)}
dt{color:var(--quiet)}dd{margin:0;display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem}
.value{flex:1 1 10rem;white-space:pre-wrap}.code{display:block;color:var(--quiet);font-size:.9375em;font-variant-numeric:tabular-nums}
.empty{color:var(--quiet)}
.remark{flex:1 0 100%;margin:0}.missing,.refused{color:var(--rust);font-weight:700}.note{color:var(--ochre)}
.mark{display:inline-block;width:1.25em;margin-right:.375em;border:2px solid;border-radius:50%;text-align:center;font-weight:700;line-height:1.05em}
button{font:inherit;min-height:2.75rem;min-width:5.5rem;padding:.25rem .75rem;color:var(--spruce);background:var(--paper);border:1px solid var(--border);border-radius:.375rem;cursor:pointer}
button:hover{background:var(--wash)}button[hidden]{display:none}
.vh{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.about{margin:.25rem 0;color:var(--quiet)}.whole{white-space:pre-wrap;max-width:70ch}
@media (max-width:40rem){.row{grid-template-columns:minmax(0,1fr)}}
@media print{:root{color-scheme:light;--paper:#fff}body{font-size:10pt}main{max-width:none;padding:0}.ways,.sections,.skip,button{display:none}
h2{font-size:13pt;margin-top:14pt}h2,h3{break-after:avoid}.row{break-inside:avoid;padding:3pt 0}.continued{break-before:page}a{color:inherit}}
`;

/** Copies the value of a field and says so; without it the page is whole, only without its buttons. */
export const sheetScript = `
const status=document.getElementById('copied');
for(const button of document.querySelectorAll('button[data-copy]')){
button.hidden=false;
button.addEventListener('click',async()=>{
const text=button.dataset.copy;
try{await navigator.clipboard.writeText(text)}catch{
const area=document.createElement('textarea');area.value=text;area.setAttribute('readonly','');area.className='vh';document.body.append(area);area.select();
const done=document.execCommand('copy');area.remove();button.focus();if(!done){status.textContent=button.dataset.failed;return}}
status.textContent='';
const word=button.firstElementChild,before=word.dataset.word??=word.textContent;
word.textContent=status.dataset.word;
setTimeout(()=>{status.textContent=button.dataset.done},50);
clearTimeout(button.back);button.back=setTimeout(()=>{word.textContent=before},2500);
});}
`;
