/** Path of the style sheet. It is a file of its own, so that the content security policy allows no style in pages. */
export const STYLE_PATH = '/style.css';

/** The style sheet of all pages. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#fbf7f0;--ink:#2a211c;--soft:#6b5c52;--line:#e3d8c8;--card:#fffdf9;--accent:#7a2e3a;--code:#f3ebdf}
@media (prefers-color-scheme:dark){:root{--ground:#1b1614;--ink:#f0e6d8;--soft:#b5a696;--line:#3a302a;--card:#241d1a;--accent:#e8a0a8;--code:#2d2521}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
header,main,footer{max-width:64rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding-top:1rem;padding-bottom:1rem;border-bottom:1px solid var(--line)}
.brand{display:flex;gap:.6rem;align-items:center;font:600 1.25rem Georgia,serif;color:inherit;text-decoration:none}
nav a{margin-right:.4rem}
header nav a[aria-current]{color:inherit;text-decoration-thickness:.15em}
.skip{position:absolute;left:0;top:0;z-index:9;padding:.6rem 1.25rem;background:var(--card);border:1px solid var(--accent)}
.skip:not(:focus){clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap;padding:0;border:0}
main:focus{outline:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
nav a:last-child{margin-right:0}
a{color:var(--accent)}
h1{font:600 clamp(1.8rem,5vw,2.6rem)/1.2 Georgia,serif;margin:2.5rem 0 .5rem}
h2{font:600 1.4rem/1.3 Georgia,serif;margin:2.5rem 0 .75rem}
h3{font:600 1.1rem/1.3 Georgia,serif;margin:1.75rem 0 .5rem}
.lead{font-size:1.15rem;color:var(--soft);max-width:46rem;margin:0 0 1.5rem}
code{font:.9em ui-monospace,monospace;background:var(--code);padding:.1em .3em;border-radius:.25em;overflow-wrap:anywhere}
pre{background:var(--code);border:1px solid var(--line);border-radius:.5rem;padding:.9rem 1rem;overflow-x:auto}
pre code{background:none;padding:0;overflow-wrap:normal}
ul.tools{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:.6rem}
ul.tools li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem;font-size:.92rem}
ul.tools div{display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline;justify-content:space-between}
.facts code,td code,th code{font-size:1em}
ul.tools code{font-size:.9rem;background:none;padding:0;font-weight:600;color:var(--accent)}
.removed code{color:var(--soft)}
.tag,small{font-size:.9rem;color:var(--soft)}
ul.tools li:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
ul.tools code.word{background:var(--code);padding:.1em .3em;font-weight:400;color:inherit}
.find{flex:0 1 12rem}
@media (max-width:56rem){header nav{order:1;flex:1 1 100%}}
@media (max-width:40rem){header{padding-top:.6rem;padding-bottom:.6rem}.find{flex:1 1 8rem;max-width:14rem}}
.find input{width:100%;font:inherit;font-size:1rem;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.3rem .6rem;min-height:2.25rem}
.crumbs{margin-top:1rem;color:var(--soft);font-size:.92rem}
.crumbs a{margin:0}
.crumbs+h1{margin-top:.5rem}
.search{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}
.search label{display:grid;font-size:.9rem;color:var(--soft);flex:1 1 14rem;max-width:28rem}
.search label.number{flex:0 1 auto;min-width:7.5rem}
.search input,.search select,.search textarea,.search button{font:inherit;font-size:1rem;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.4rem .6rem;min-height:2.5rem}
.search label,.search select,.search input{min-width:0;max-width:100%}
.search .check{display:flex;gap:.4rem;align-items:center;flex:0 1 auto;min-height:2.5rem;color:inherit}
.search .check input{min-height:0;width:1.25rem;height:1.25rem}
.share-text{display:block;width:100%;max-width:28rem;font:inherit;min-height:2.5rem;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.4rem .6rem}
.search button{cursor:pointer;background:var(--code)}
.filter label{flex:1 1 9rem}
.copy{display:grid;max-width:40rem;font-size:.9rem;color:var(--soft)}
.copy textarea{font:.9rem ui-monospace,monospace;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:.4rem;padding:.5rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center}
.actions button{font:inherit;color:var(--accent);cursor:pointer}
.actions a,.actions button{border:1px solid var(--line);border-radius:.4rem;background:var(--card);padding:.4rem .8rem;text-decoration:none}
.sheets{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem;max-width:64rem}
.sheets img{display:block;width:100%;height:auto;border:1px solid var(--line);background:#fff}
pre.plain{white-space:pre-wrap;overflow-wrap:anywhere;font:.92rem/1.5 ui-monospace,monospace}
article{max-width:46rem;overflow-wrap:break-word}
article h2 .anchor{color:var(--soft);text-decoration:none;font-weight:400}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;font-size:.94rem}
td.figure,th.figure{white-space:nowrap}
th,td{border:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
th{background:var(--code)}
th,td,th code,td code{overflow-wrap:break-word}
article img,.diagram{max-width:100%;height:auto}
.figures{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0}
figure{margin:0;flex:0 1 22rem}
figure img{display:block;width:100%;max-height:32rem;object-fit:contain;object-position:left}
.figures figure:has(img[width="240"]){flex-basis:13rem}
figure img[width="240"]{width:11rem}
figcaption{color:var(--soft);font-size:.92rem;margin-top:.35rem}
.aside{border:1px solid var(--line);border-radius:.5rem;padding:0 1rem;margin:1.5rem 0}
.aside summary{cursor:pointer;padding:.6rem 0}
.aside summary h2{display:inline;font-size:1.1rem;margin:0}
.facts{color:var(--soft);font-size:.88rem}
.beside{display:flex;flex-wrap:wrap;gap:0 3rem}
.beside>div{flex:1 1 20rem;max-width:46rem}
.diagram{flex:0 1 auto;align-self:flex-start;margin-top:2rem}
.front{display:grid;margin-top:1.5rem;gap:1rem 3rem;grid-template-columns:minmax(0,1fr);align-items:center}
@media (min-width:56rem){.front{grid-template-columns:minmax(0,1fr) minmax(0,28rem)}}
.front h1{margin-top:0}
.front img{display:block;width:100%;height:auto}
.front .game{grid-template-columns:minmax(0,1fr)}
.front .side,.front .typed{display:none}
ul.cards{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:.6rem}
ul.cards.found{grid-template-columns:minmax(0,1fr);max-width:46rem;overflow-wrap:anywhere}
ul.cards li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem;font-size:.92rem}
.drawn{font:600 1.4rem/1.5 Georgia,serif;overflow-wrap:anywhere}
.choices{flex:1 1 100%;display:flex;flex-wrap:wrap;gap:0 1.2rem;border:0;margin:0;padding:0}
.choices legend{padding:0;font-size:.9rem;color:var(--soft)}
.choices label{display:flex;flex:none;gap:.5rem;align-items:center;font-size:1rem;color:var(--ink)}
.choices input{width:1.5rem}
.rolled{font:600 1.4rem/1.4 Georgia,serif;overflow-wrap:anywhere}
ul.hand{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(6.2rem,1fr));gap:.75rem;font-size:.88rem;text-align:center}
ul.hand img{display:block;margin:0 auto .2rem;max-width:100%;height:auto}
.glyph{display:block;font-size:3.5rem;line-height:1.1}
ul.tables{list-style:none;margin:0;padding:0;columns:16rem;column-gap:1.5rem}
ul.tables li{padding:.15rem 0;break-inside:avoid}
ul.cards a{font-weight:600}
ul.cards.games{grid-template-columns:repeat(auto-fill,minmax(min(46%,10.5rem),1fr))}
ul.cards.games a{display:grid;gap:.3rem}
ul.cards.games.wide-cards{grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
ul.cards.games img{width:100%;height:auto;aspect-ratio:1;object-fit:contain}
.pictures{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(45%,10.5rem),1fr));gap:1rem}
.pictures a{display:block;font-size:.92rem}
.pictures img{display:block;width:100%;height:auto;aspect-ratio:1;object-fit:contain;margin-bottom:.3rem}
.exhibit{width:min(100%,40rem);height:auto}
.turning{display:flex;justify-content:space-between;gap:1rem;border-top:1px solid var(--line);margin-top:2.5rem;padding-top:1rem}
.turning a{margin:0}
footer{color:var(--soft);font-size:.9rem;padding-top:3rem;padding-bottom:2rem}
footer nav{display:flex;flex-wrap:wrap;gap:0 1rem;border-top:1px solid var(--line);padding:.75rem 0}
footer nav a{margin:0;padding:.15rem 0}
@media (prefers-reduced-motion:no-preference){:root{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}
@media (forced-colors:active){header nav a[aria-current]{border-bottom:3px solid}.search button,.actions a{border-color:ButtonText}.bars{forced-color-adjust:none;color:CanvasText}}
@media print{
:root{color-scheme:light;--ground:#fff;--ink:#000;--soft:#333;--line:#999;--card:#fff;--accent:#000;--code:#fff}
body{font-size:11pt}
body>header,.skip,body>footer,nav,.search,.find,.anchor,.actions,figcaption a{display:none!important}
header,main,footer{max-width:none;padding:0}
article,.lead{max-width:none}
h1{margin-top:0}
h1,h2,h3{break-after:avoid}
ul.cards li,ul.tools li,tr,img,pre{break-inside:avoid}
.wide{overflow:visible}
article a[href^="http"]::after,article a[href^="/"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
}
`;
