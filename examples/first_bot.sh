#!/bin/sh
# A bot for Rubicon without any library: it plays the first move that it is offered.
#
# rubicon play end --seat "Pompeius=bot:program:sh examples/first_bot.sh"
while read -r message; do
    case $message in
        '{"type":"hello"'*) echo '{"type": "hello", "protocol": 1}' ;;
        '{"type":"decide"'*)
            rest=${message#*'"legal":[{"id":'}
            echo "{\"move\": ${rest%%,*}}"
            ;;
        '{"type":"bye"'*) exit ;;
    esac
done
